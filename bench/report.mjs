import { spread } from './load.mjs'

const milliseconds = (times) => {
  if (times.length === 0) return '–'
  const { p50, p95, p99 } = spread(times)
  return [p50, p95, p99].map((time) => time.toFixed(2)).join(' ')
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const line = (kind, rate, cpu, runs) => {
  const timesOf = (group) => runs.flatMap(({ times }) => times[group])
  const [hits, misses, writes] = [timesOf('hits'), timesOf('misses'), timesOf('writes')]
  const failures = runs.reduce((sum, run) => sum + run.failures, 0)
  return [
    `  ${kind.padEnd(10)}${rate.toFixed(0).padStart(7)}/s`,
    `cpu ${cpu.toFixed(2)} ms`,
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
  const cpu = {}
  for (const { server, runs } of results) {
    rates[server.kind] = mean(runs.map((run) => run.rate))
    cpu[server.kind] = mean(runs.map((run) => run.cpu))
    console.log(line(server.kind, rates[server.kind], cpu[server.kind], runs))
  }
  if (rates.reference) {
    console.log(`  product: ${(rates.product / rates.reference).toFixed(2)} × the reference server`)
  }
  if (rates.beside) {
    const ratio = (cpu.product / cpu.beside).toFixed(2)
    console.log(`  product: ${ratio} × the processor time of the other checkout`)
  }
}
