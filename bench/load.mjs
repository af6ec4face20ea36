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

/** Runs a workload on a server, and returns how long each request took. */
export const run = async (server, { next }, { connections, seconds }) => {
  const take = next(server)
  const times = []
  const statuses = {}
  const setupRequest = (request, context) => {
    context.startedAt = performance.now()
    return { ...request, body: undefined, ...take() }
  }
  const onResponse = (status, _body, context) => {
    times.push(performance.now() - context.startedAt)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const before = cpuSeconds(server.pid)
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest, onResponse }],
  })
  return {
    rate: times.length / result.duration,
    cpu: ((cpuSeconds(server.pid) - before) * 1000) / times.length,
    times,
    statuses,
    failures: Object.entries(statuses)
      .filter(([status]) => Number(status) >= 400)
      .reduce((sum, [, count]) => sum + count, result.errors),
  }
}
