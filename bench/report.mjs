/** For an even number of rounds, the mean of the middle two. */
const median = (numbers) => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2
}

/** The 50th, 95th and 99th percentile of the requests' times, in milliseconds. */
const percentiles = (times) => {
  const sorted = Float64Array.from(times).sort()
  return [0.5, 0.95, 0.99]
    .map((share) => sorted[Math.floor(sorted.length * share)]?.toFixed(2))
    .join(' ')
}

/** Prints a workload: a line for each server, then how the product compares with the others. */
export const report = ({ engine, rows, connections, workload, results }) => {
  console.log(`\n${workload} · ${engine} · ${rows} logs · ${connections} connections`)
  const rates = {}
  const cpu = {}
  for (const { server, runs } of results) {
    const { kind } = server
    rates[kind] = median(runs.map((run) => run.rate))
    cpu[kind] = median(runs.map((run) => run.cpu))
    const times = percentiles(runs.flatMap((run) => run.times))
    const failures = runs.filter((run) => run.failures > 0).map((run) => run.statuses)
    console.log(
      `  ${kind.padEnd(10)}${rates[kind].toFixed(0).padStart(7)}/s · ` +
        `cpu ${cpu[kind].toFixed(2)} ms · p50 p95 p99: ${times}` +
        (failures.length > 0 ? ` · FAILED: ${JSON.stringify(failures)}` : ''),
    )
  }
  console.log(`  product: ${(rates.product / rates.reference).toFixed(2)} × the reference server`)
  if (rates.beside) {
    const rate = (rates.product / rates.beside).toFixed(2)
    const time = (cpu.product / cpu.beside).toFixed(2)
    console.log(`  product: ${rate} × the other checkout, at ${time} × its processor time`)
  }
}
