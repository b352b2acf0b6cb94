/// What may hold something a person typed: printed in whatever way, it says its `description` and nothing else.
///
/// The listener never prints a message; this is for the day on which somebody does.
package protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension Redacted {
    /// The same as `description`.
    package var debugDescription: String { description }

    /// A mirror without children, so that `dump` and a debugger show no bytes either.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
