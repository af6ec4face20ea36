import { firstAccounts } from '@tropa/harness/accounts'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { logIn } from './lib/api.mjs'
import { compare } from './lib/compare.mjs'
import { databaseFile, Product } from './lib/product.mjs'
import { confirmedWrites, newReport, writeUntil } from './lib/writes.mjs'

const prefix = 'clock'
const hour = 3_600_000

/** Offsets from the machine's clock in milliseconds, all shorter than a session's week. */
const offsets = [hour, -hour, 6 * 24 * hour, -24 * hour, 0]

/** Changes the clock of a running product while it writes: it refuses nobody and loses nothing. */
export const clock = async ({ writes }) => {
  const folder = await newFolder()
  const report = newReport()
  const figures = { changes: offsets.length, lost: 0, incomplete: 0 }
  try {
    const product = await Product.start(folder, { DATABASE_URL: `file:${databaseFile(folder)}` })
    const { origin } = product
    const token = await logIn(origin, firstAccounts.admin)
    for (const [change, ahead] of offsets.entries()) {
      await product.setClock(ahead)
      let left = writes
      await writeUntil({
        isOver: () => left-- <= 0,
        originOf: () => origin,
        token,
        prefix: `${prefix}-${change}`,
        report,
      })
      // A new session is valid at once, and lists contain what was written a moment ago.
      const newToken = await logIn(origin, firstAccounts.admin)
      const { lost, incomplete } = await compare(origin, newToken, prefix, report)
      figures.lost += lost.length
      figures.incomplete += incomplete.length
    }
    figures.confirmed = confirmedWrites(report)
    figures.refused = report.refused.length
    if (figures.refused > 0) console.log(report.refused.slice(0, 5), product.output.slice(-3000))
    figures.exitCode = await product.stop()
  } finally {
    await removeFolder(folder)
  }
  const { lost, incomplete, refused, exitCode } = figures
  return { isGood: lost + incomplete + refused === 0 && exitCode === 0, figures }
}
