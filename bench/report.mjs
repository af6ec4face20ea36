import { spread } from './load.mjs'

const milliseconds = (times) => {
  if (times.length === 0) return '–'
  const { p50, p95, p99 } = spread(times)
  return [p50, p95, p99].map((time) => time.toFixed(2)).join(' ')
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const line = (kind, rate, runs) => {
  const timesOf = (group) => runs.flatMap(({ times }) => times[group])
  const [hits, misses, writes] = [timesOf('hits'), timesOf('misses'), timesOf('writes')]
  const failures = runs.reduce((sum, run) => sum + run.failures, 0)
  return [
    `  ${kind.padEnd(10)}${rate.toFixed(0).padStart(7)}/s`,
    `cpu ${mean(runs.map((run) => run.cpu)).toFixed(2)} ms`,
    `p50 p95 p99: ${milliseconds([...hits, ...misses, ...writes])}`,
    `repeated ${hits.length}: ${milliseconds(hits)}`,
    `new ${misses.length}: ${milliseconds(misses)}`,
    `writes ${writes.length}: ${milliseconds(writes)}`,
    ...(failures > 0 ? [`FAILED ${failures}: ${JSON.stringify(runs[0].statuses)}`] : []),
  ].join(' · ')
}

/** Prints a workload: a line for each server, then how the product compares with the others. */
export const report = ({ engine, rows, connections, workload, results }) => {
  console.log(`\n${workload} · ${engine} · ${rows} logs · ${connections} connections`)
  const rates = {}
  for (const { server, runs } of results) {
    rates[server.kind] = mean(runs.map((run) => run.rate))
    console.log(line(server.kind, rates[server.kind], runs))
  }
  const ratio = (other) => (rates[other] ? (rates.product / rates[other]).toFixed(2) : undefined)
  const ofReference = ratio('reference')
  const ofPayload = ratio('payload')
  if (ofReference) {
    console.log(
      `  product: ${ofReference} × the reference server${ofPayload ? `, ${ofPayload} × Payload REST` : ''}`,
    )
  }
}
