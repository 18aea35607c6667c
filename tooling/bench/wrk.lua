-- Prints wrk's results as JSON to stderr, separate from its own output.
function done(summary, latency)
  local e = summary.errors
  io.stderr:write(string.format(
    '{"perSecond":%f,"p99":%f,"failed":%d}',
    summary.requests / summary.duration * 1000000,
    latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout
  ))
end
