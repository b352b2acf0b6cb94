// swift-tools-version: 6.2
import PackageDescription

/// One array for every target: Swift 6 mode comes from the tools version, the rest is said here.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "nextfield",
    products: [
        .library(name: "Forms", targets: ["Forms", "FormsJSON"]),
        .executable(name: "nextfield", targets: ["nextfield"]),
    ],
    targets: [
        .target(name: "Forms", swiftSettings: strict),
        .target(name: "FormsJSON", dependencies: ["Forms"], swiftSettings: strict),
        .target(name: "HTTP1", swiftSettings: strict),
        .target(name: "CLinux"),
        .systemLibrary(name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
        .target(name: "HTTPListener", dependencies: ["HTTP1", "CLinux", "COpenSSL"], swiftSettings: strict),
        .target(name: "Pages"),
        .target(
            name: "NextFieldService", dependencies: ["Forms", "FormsJSON", "HTTP1", "Pages"], swiftSettings: strict),
        .executableTarget(
            name: "nextfield",
            dependencies: ["CLinux", "Forms", "FormsJSON", "HTTP1", "HTTPListener", "NextFieldService"],
            swiftSettings: strict),

        .target(
            name: "TestSupport", dependencies: ["Forms", "HTTP1", "HTTPListener"], path: "Tests/TestSupport",
            swiftSettings: strict),
        .testTarget(name: "FormsTests", dependencies: ["Forms", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "FormsJSONTests", dependencies: ["Forms", "FormsJSON", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "HTTP1Tests", dependencies: ["HTTP1", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "HTTPListenerTests", dependencies: ["HTTPListener", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "NextFieldServiceTests",
            dependencies: ["Forms", "FormsJSON", "HTTP1", "NextFieldService", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "NextFieldTests", dependencies: ["nextfield", "HTTP1", "HTTPListener", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "EndToEndTests", dependencies: ["nextfield", "TestSupport"], swiftSettings: strict),
    ]
)
