-- Posts one file again and again: wrk … -s post.lua URL -- FILE
-- The request is made once, in init; a `request` function would be called for each and make wrk the slower side.
function init(arguments)
   local file = assert(io.open(arguments[1], "rb"))
   wrk.method = "POST"
   wrk.headers["Content-Type"] = "application/json"
   wrk.body = file:read("*a")
   file:close()
end

-- One line for measure.sh: requests, microseconds they took, 50th and 99th percentile in microseconds, what went wrong.
function done(summary, latency)
   local errors = summary.errors
   local wrong = errors.connect + errors.read + errors.write + errors.timeout + errors.status
   io.write(string.format("wrk: %d %d %d %d %d\n", summary.requests, summary.duration,
      latency:percentile(50), latency:percentile(99), wrong))
end
