const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The times that half, 95 and 99 of a hundred requests stay below, in milliseconds. */
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
    rates[kind] = mean(runs.map((run) => run.rate))
    cpu[kind] = mean(runs.map((run) => run.cpu))
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
    const ratio = (cpu.product / cpu.beside).toFixed(2)
    console.log(`  product: ${ratio} × the processor time of the other checkout`)
  }
}
