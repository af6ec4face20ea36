import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { firstAccounts } from '@tropa/harness/accounts'
import { childEnvironment, startChild } from '@tropa/harness/child-processes'
import { logIn, sendOk } from './lib/api.mjs'
import { randomFrom } from './lib/random.mjs'
import { inScene } from './lib/scene.mjs'

/** How many inquiries the archive has; the data that it replaces has more. */
const archived = 50

/** Starts a command of the terminal with the settings of a product. */
const startCommand = ({ variables, options: { folder } }, name, ...args) => {
  const file = fileURLToPath(new URL(`../apps/cms/dist/${name}.js`, import.meta.url))
  return startChild(process.execPath, [file, ...args], {
    cwd: folder,
    env: childEnvironment(variables),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Runs a command and returns how long it took, in milliseconds. */
const run = async (...command) => {
  const startedAt = Date.now()
  const [code] = await once(startCommand(...command), 'close')
  if (code !== 0) throw new Error(`${command[1]} ended with ${code}.`)
  return Date.now() - startedAt
}

/** Kills a command after some milliseconds, and returns whether it was running until then. */
const killAfter = async (milliseconds, ...command) => {
  const child = startCommand(...command)
  const ended = once(child, 'close')
  await pause(milliseconds)
  child.kill('SIGKILL')
  const [, signal] = await ended
  return signal === 'SIGKILL'
}

const sendInquiries = async ({ origin }, count) => {
  const body = { name: 'Ana', category: 'Feedback', email: 'ana@example.com', desc: 'Hello.' }
  for (let sent = 0; sent < count; sent += 1) await sendOk(origin, 'POST /api/contact', { body })
}

/** How many inquiries there are, and the pictures of the team that are missing. */
const read = async ({ origin }) => {
  const token = await logIn(origin, firstAccounts.admin)
  const { length } = await sendOk(origin, 'GET /api/contact', { token })
  const images = (await sendOk(origin, 'GET /api/team')).map(({ image }) => image)
  const answers = await Promise.all(images.map((image) => fetch(new URL(image, origin))))
  return { inquiries: length, missing: answers.filter(({ ok }) => !ok).map(({ url }) => url) }
}

/** Kills a restore again and again: the data and the pictures are those from before or those of the archive. */
export const killRestore = ({ rounds, seed, ...where }) =>
  inScene(where, async ({ folder, start }) => {
    const random = randomFrom(seed)
    const file = path.join(folder, 'archive.tar.gz')
    const figures = { rounds, killed: 0, old: 0, new: 0 }
    const problems = []
    const product = await start()
    await sendInquiries(product, archived)
    await product.stop()
    await run(product, 'backup', file)
    const restoreTime = await run(product, 'restore', file, '--yes')
    for (let round = 1; round <= rounds; round += 1) {
      await product.start()
      await sendInquiries(product, 1)
      const before = (await read(product)).inquiries
      await product.stop()
      // Most of the time goes by before anything is written.
      const moment = restoreTime * (0.6 + random.next() / 2)
      if (await killAfter(moment, product, 'restore', file, '--yes')) figures.killed += 1
      await product.start()
      const { inquiries, missing } = await read(product)
      if (inquiries === before) figures.old += 1
      else if (inquiries === archived) figures.new += 1
      else problems.push(`${inquiries} inquiries in place of ${before} or ${archived}.`)
      problems.push(...missing)
      await product.stop()
    }
    if (figures.killed === 0) problems.push('Every restore ended before it was killed.')
    await run(product, 'restore', file, '--yes')
    return { figures, problems }
  })
