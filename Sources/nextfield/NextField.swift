@main enum NextField {
    static func main() {}
}
