import { logIn } from './lib/api.mjs'
import { compare } from './lib/check.mjs'
import { databaseFile, forget, newFolder, passwords, Product } from './lib/product.mjs'
import { acknowledged, newLedger, writeUntil } from './lib/writes.mjs'

const prefix = 'clock'
const hour = 3_600_000

/** Ahead, behind and right again, in milliseconds; a week is what a session lasts. */
const jumps = [hour, -hour, 6 * 24 * hour, -24 * hour, 0]

/** Sets the clock of a running product forth and back while it writes: nobody is refused, nothing is lost. */
export const clock = async ({ writes }) => {
  const folder = await newFolder()
  const ledger = newLedger()
  const figures = { jumps: jumps.length }
  try {
    const product = await Product.start(folder, {
      DATABASE_URL: `file:${databaseFile(folder)}`,
    })
    const { origin } = product
    const token = await logIn(origin, 'admin', passwords.admin)
    for (const [turn, ahead] of jumps.entries()) {
      await product.setClock(ahead)
      let left = writes
      await writeUntil({
        stopped: () => left-- <= 0,
        originOf: () => origin,
        token,
        prefix: `${prefix}-${turn}`,
        ledger,
      })
      // Its session counts at once, and lists show what was written a moment ago.
      const { lost, half } = await compare(
        origin,
        await logIn(origin, 'admin', passwords.admin),
        prefix,
        ledger,
      )
      figures.lost = (figures.lost ?? 0) + lost.length
      figures.half = (figures.half ?? 0) + half.length
    }
    figures.acknowledged = acknowledged(ledger)
    figures.refused = ledger.refused.length
    if (figures.refused > 0) console.log(ledger.refused.slice(0, 5), product.output.slice(-3000))
    figures.exit = await product.stop()
  } finally {
    await forget(folder)
  }
  const { lost, half, refused, exit } = figures
  return { isGood: lost + half + refused + exit === 0, figures }
}
