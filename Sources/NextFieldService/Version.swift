/// The product's version (SemVer), as `nextfield version` and the metrics say it.
package let version = "0.1.0"
