import { spread } from './load.mjs'

const milliseconds = (times) => {
  if (times.length === 0) return '–'
  const { p50, p95, p99 } = spread(times)
  return [p50, p95, p99].map((time) => time.toFixed(2)).join(' ')
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Prints one call: a line for each contestant, then the product's ratios. */
export const report = ({ engine, rows, connections, call, results }) => {
  console.log(`\n${call} · ${engine} · ${rows} logs · ${connections} connections`)
  const rates = {}
  for (const { contestant, runs } of results) {
    const rate = mean(runs.map((run) => run.rate))
    rates[contestant.kind] = rate
    const of = (kind) => runs.flatMap(({ times }) => times[kind])
    const all = [...of('hits'), ...of('misses'), ...of('writes')]
    const failures = runs.reduce((sum, run) => sum + run.failures, 0)
    console.log(
      [
        `  ${contestant.kind.padEnd(8)}${rate.toFixed(0).padStart(7)}/s`,
        `cpu ${mean(runs.map((run) => run.cpu)).toFixed(2)} ms`,
        `p50 p95 p99: ${milliseconds(all)}`,
        `again ${of('hits').length}: ${milliseconds(of('hits'))}`,
        `new ${of('misses').length}: ${milliseconds(of('misses'))}`,
        `writes ${of('writes').length}: ${milliseconds(of('writes'))}`,
        ...(failures > 0 ? [`FAILED ${failures}: ${JSON.stringify(runs[0].statuses)}`] : []),
      ].join(' · '),
    )
  }
  const ratio = (other) => (rates[other] ? (rates.product / rates[other]).toFixed(2) : undefined)
  const ofLimit = ratio('limit')
  const ofPayload = ratio('payload')
  if (ofLimit) {
    console.log(
      `  product: ${ofLimit} of the limit${ofPayload ? `, ${ofPayload} × Payload REST` : ''}`,
    )
  }
}
