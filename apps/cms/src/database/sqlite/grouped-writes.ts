import { setImmediate } from 'node:timers/promises'
import type { Client, InStatement, ResultSet } from '@libsql/client'
import type { MutexInterface } from 'async-mutex'
import { rollback } from './write-transaction'

interface Waiting {
  statement: InStatement
  resolve: (result: ResultSet) => void
  reject: (error: unknown) => void
}

const runTogether = async (writer: Client, group: Waiting[]): Promise<ResultSet[]> => {
  try {
    const results = []
    await writer.execute('BEGIN IMMEDIATE')
    for (const { statement } of group) results.push(await writer.execute(statement))
    await writer.execute('COMMIT')
    return results
  } catch {
    await rollback(writer)
    return []
  }
}

const run = async (writer: Client, group: Waiting[]) => {
  const results = group.length > 1 ? await runTogether(writer, group) : []
  for (const [index, { statement, resolve, reject }] of group.entries()) {
    try {
      resolve(results[index] ?? (await writer.execute(statement)))
    } catch (error) {
      reject(error)
    }
  }
}

const rejectAll = (group: Waiting[], error: unknown) => {
  for (const { reject } of group) reject(error)
}

/**
 * Single writes that come at about the same time share one COMMIT, because waiting for the disk takes most of
 * the time of a write. Callers are answered once theirs is stored; if one fails, each runs alone.
 */
export const groupWrites = (
  writer: Client,
  writeLock: MutexInterface,
): ((statement: InStatement) => Promise<ResultSet>) => {
  const waiting: Waiting[] = []

  const runWaiting = async () => {
    // Requests that arrived together with the first one have their writes waiting by then.
    await setImmediate()
    const group = waiting.splice(0)
    await run(writer, group).catch((error: unknown) => {
      rejectAll(group, error)
    })
  }

  return (statement) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ statement, resolve, reject }) > 1) return
      writeLock.runExclusive(runWaiting).catch((error: unknown) => {
        rejectAll(waiting.splice(0), error)
      })
    })
}
