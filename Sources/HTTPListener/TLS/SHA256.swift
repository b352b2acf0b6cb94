internal import COpenSSL

/// The SHA-256 of bytes (FIPS 180-4), by libcrypto.
///
/// - Returns: 32 bytes.
package func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    var count: UInt32 = 0
    let result = unsafe EVP_Digest(bytes, bytes.count, &digest, &count, EVP_sha256(), nil)
    precondition(result == 1 && count == 32, "libcrypto always has SHA-256")
    return digest
}
