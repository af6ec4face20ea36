import { stat } from 'node:fs/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { logIn, send, sendOk } from './lib/api.mjs'
import { compare } from './lib/compare.mjs'
import { databaseFile, Product } from './lib/product.mjs'
import { confirmedWrites, newReport, writeUntil } from './lib/writes.mjs'

const prefix = 'full'
const freeBytes = 300_000

/** One refused write may have another cause; eight mean that the disk is full. */
const isFull = ({ refused }) => refused.length >= 8

const reads = ['GET /api/todo', 'GET /api/team', 'GET /api/activitylog?search=', 'GET /api/health']

/**
 * Writes to the embedded database until the disk is full: writes are then refused with a message, reads
 * still succeed, and every confirmed write is there once the disk has space again.
 */
export const diskFull = async () => {
  const folder = await newFolder()
  const file = databaseFile(folder)
  const variables = { DATABASE_URL: `file:${file}` }
  const figures = {}
  try {
    await (await Product.start(folder, variables)).stop()
    const { size } = await stat(file)
    const full = await Product.start(folder, variables, { largestFile: size + freeBytes })
    const token = await logIn(full.origin, firstAccounts.admin)
    const report = newReport()
    const until = Date.now() + 60_000
    await writeUntil({
      isOver: () => isFull(report) || Date.now() > until,
      originOf: () => full.origin,
      token,
      prefix,
      report,
    })
    figures.confirmed = confirmedWrites(report)
    figures.refused = report.refused.length
    const unexpected = report.refused.filter(({ status, body }) => status !== 503 || !body?.message)
    const responses = await Promise.all(reads.map((line) => send(full.origin, line, { token })))
    figures.reads = responses.map(({ status }) => status).join(' ')
    await full.stop()

    const restarted = await Product.start(folder, variables)
    const newToken = await logIn(restarted.origin, firstAccounts.admin)
    const { lost, incomplete } = await compare(restarted.origin, newToken, prefix, report)
    await sendOk(restarted.origin, 'POST /api/activitylog', {
      token: newToken,
      body: { username: 'admin', action: 'ADD_TODO', description: 'The disk has space again' },
    })
    await restarted.stop()
    Object.assign(figures, {
      unexpected: unexpected.length,
      lost: lost.length,
      incomplete: incomplete.length,
    })
    if (unexpected.length + lost.length + incomplete.length > 0) {
      console.log(unexpected.slice(0, 5), lost, incomplete, full.output.slice(-3000))
    }
  } finally {
    await removeFolder(folder)
  }
  const { unexpected, lost, incomplete, refused } = figures
  const isGood =
    unexpected + lost + incomplete === 0 && refused > 0 && figures.reads === '200 200 200 200'
  return { isGood, figures }
}
