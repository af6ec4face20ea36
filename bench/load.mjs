import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const clockTicks = 100

/** CPU seconds of all threads of a process. */
export const cpuSeconds = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / clockTicks
}

/** Resident memory of a process in MB. */
export const memory = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

export const spread = (times) => {
  const sorted = Float64Array.from(times).sort()
  return Object.fromEntries(
    [50, 95, 99].map((share) => [`p${share}`, percentile(sorted, share / 100) ?? 0]),
  )
}

/** Runs a workload on a server. A request that was already sent since the last write is a hit. */
export const run = async (server, { next }, { connections, seconds }) => {
  const take = next(server)
  const times = { hits: [], misses: [], writes: [] }
  const known = new Set()
  const statuses = {}
  const setupRequest = (request, context) => {
    const { key, request: taken } = take()
    if (taken.method !== 'GET') known.clear()
    context.kind = taken.method !== 'GET' ? 'writes' : known.has(key) ? 'hits' : 'misses'
    known.add(key)
    context.startedAt = performance.now()
    return { ...request, body: undefined, ...taken }
  }
  const onResponse = (status, _body, context) => {
    times[context.kind].push(performance.now() - context.startedAt)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const before = cpuSeconds(server.pid)
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest, onResponse }],
  })
  const all = Object.values(times).flat()
  return {
    rate: all.length / result.duration,
    cpu: ((cpuSeconds(server.pid) - before) * 1000) / all.length,
    times,
    statuses,
    failures: Object.entries(statuses)
      .filter(([status]) => Number(status) >= 400)
      .reduce((sum, [, count]) => sum + count, result.errors),
  }
}
