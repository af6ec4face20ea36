import { stat } from 'node:fs/promises'
import { call, logIn, must } from './lib/api.mjs'
import { compare } from './lib/check.mjs'
import { databaseFile, forget, newFolder, passwords, Product } from './lib/product.mjs'
import { acknowledged, newLedger, writeUntil } from './lib/writes.mjs'

const prefix = 'full'
const room = 300_000

/** After so many refusals the disk is full, and not merely in the way of one write. */
const isFull = ({ refused }) => refused.length >= 8

/**
 * Writes to the embedded database until the disk is full: from then on writes are refused with a sentence,
 * reads are answered, and what was acknowledged is there once there is room again.
 */
export const diskFull = async () => {
  const folder = await newFolder()
  const file = databaseFile(folder)
  const variables = { DATABASE_URL: `file:${file}` }
  const figures = {}
  try {
    await (await Product.start(folder, variables)).stop()
    const { size } = await stat(file)
    const full = await Product.start(folder, variables, { largestFile: size + room })
    const token = await logIn(full.origin, 'admin', passwords.admin)
    const ledger = newLedger()
    const until = Date.now() + 60_000
    await writeUntil({
      stopped: () => isFull(ledger) || Date.now() > until,
      originOf: () => full.origin,
      token,
      prefix,
      ledger,
    })
    figures.acknowledged = acknowledged(ledger)
    figures.refused = ledger.refused.length
    const unlike = ledger.refused.filter(({ status, body }) => status !== 503 || !body?.message)
    const reads = [
      'GET /api/todo',
      'GET /api/team',
      'GET /api/activitylog?search=',
      'GET /api/health',
    ]
    const answers = await Promise.all(reads.map((line) => call(full.origin, line, { token })))
    figures.reads = answers.map(({ status }) => status).join(' ')
    await full.stop()

    const roomy = await Product.start(folder, variables)
    const again = await logIn(roomy.origin, 'admin', passwords.admin)
    const { lost, half } = await compare(roomy.origin, again, prefix, ledger)
    await must(roomy.origin, 'POST /api/activitylog', {
      token: again,
      body: { username: 'admin', action: 'ADD_TODO', description: 'There is room again' },
    })
    await roomy.stop()
    Object.assign(figures, { unlike: unlike.length, lost: lost.length, half: half.length })
    if (unlike.length + lost.length + half.length > 0) {
      console.log(unlike.slice(0, 5), lost, half, full.output.slice(-3000))
    }
  } finally {
    await forget(folder)
  }
  const { unlike, lost, half, refused, reads } = figures
  const isGood = unlike + lost + half === 0 && refused > 0 && reads === '200 200 200 200'
  return { isGood, figures }
}
