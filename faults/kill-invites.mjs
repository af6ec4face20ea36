import { setTimeout as pause } from 'node:timers/promises'
import { NoResponse } from '@tropa/harness/api'
import { firstAccounts } from '@tropa/harness/accounts'
import { dropDatabase, newDatabaseUrl } from '@tropa/harness/mongodb'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { logIn, send, sendOk } from './lib/api.mjs'
import { Mongod, mongodProgram } from './lib/mongod.mjs'
import { databaseFile, Product } from './lib/product.mjs'
import { randomFrom } from './lib/random.mjs'
import { newReport, writeUntil } from './lib/writes.mjs'

/** Members who accept an invite around each kill. */
const invitees = 6

/** Others who write at the same time, for which the writes of an invite wait. */
const writers = 6

/** In milliseconds: passwords are hashed one after the other, so that some are stored and some are not. */
const latestKill = 1500

/** How long a link may take to be used, in milliseconds. */
const longestWait = 20_000

/** How often one link is used at once. */
const uses = 20

const newPassword = 'a password of its own'

const invite = async (origin, token, username) => {
  const body = { username, userType: 'user' }
  const { link } = await sendOk(origin, 'POST /cms/api/members/invite', { token, body })
  return { username, link: new URL(link).hash.slice(1), isConfirmed: false }
}

const isOpen = async (origin, link) =>
  (await send(origin, 'POST /invite/read', { body: { token: link } })).status === 200

const accept = (origin, link) =>
  send(origin, 'POST /invite/accept', { body: { token: link, newPassword } })

const acceptAll = (origin, invited, figures) =>
  Promise.all(
    invited.map(async (each) => {
      try {
        const { status } = await accept(origin, each.link)
        each.isConfirmed = status === 200
        if (each.isConfirmed) figures.confirmed += 1
        else figures.unexpected += 1
      } catch (error) {
        if (!(error instanceof NoResponse)) throw error
        figures.noResponse += 1
      }
    }),
  )

/** The worst moment for a kill: others see that a link was used, and its password may not be stored yet. */
const untilUsed = async (origin, link) => {
  const giveUpAt = Date.now() + longestWait
  while (Date.now() < giveUpAt && (await isOpen(origin, link)));
}

const killOnce = async ({ product, token, round, figures, random }) => {
  const { origin } = product
  const names = Array.from({ length: invitees }, (_, number) => `invited-${round}-${number}`)
  const invited = await Promise.all(names.map((name) => invite(origin, token, name)))
  let isKilled = false
  const writing = Array.from({ length: writers }, (_, writer) =>
    writeUntil({
      isOver: () => isKilled,
      originOf: () => origin,
      token,
      prefix: `${round}-${writer}`,
      report: newReport(),
    }),
  )
  const accepting = acceptAll(origin, invited, figures)
  if (round % 2) await pause(random.below(latestKill))
  else await untilUsed(origin, random.pick(invited).link)
  isKilled = true
  await product.kill()
  await Promise.all([accepting, ...writing])
  return invited
}

/** Counts what works for a member after the kill: the link or the password, never both and never neither. */
const checkMember = async ({ origin, figures }, { username, link, isConfirmed }) => {
  const hasLink = await isOpen(origin, link)
  const body = { username, password: newPassword }
  const login = await send(origin, 'POST /api/user/login', { body })
  const hasPassword = login.status === 200
  if (hasLink) figures.links += 1
  if (hasPassword) figures.passwords += 1
  if (!hasLink && !hasPassword) figures.lockedOut += 1
  if (hasLink && hasPassword) figures.both += 1
  if (isConfirmed && !hasPassword) figures.lost += 1
}

const useAtOnce = async (origin, token) => {
  const { link } = await invite(origin, token, 'invited-at-once')
  const responses = await Promise.all(Array.from({ length: uses }, () => accept(origin, link)))
  return responses.filter(({ status }) => status === 200).length
}

/** Kills the product again and again while members accept invites; none of them may be locked out. */
export const killInvites = async ({ engine, rounds, seed, server }) => {
  const folder = await newFolder()
  const mongod = engine === 'mongodb' && mongodProgram() ? await Mongod.start(folder) : undefined
  const file = `file:${databaseFile(folder)}`
  const url = engine === 'mongodb' ? newDatabaseUrl(mongod?.url ?? server) : file
  const random = randomFrom(seed)
  const counts = { confirmed: 0, noResponse: 0, unexpected: 0, links: 0, passwords: 0 }
  const figures = { rounds, ...counts, lockedOut: 0, both: 0, lost: 0, acceptedAtOnce: 0 }
  try {
    const product = await Product.start(folder, { DATABASE_URL: url })
    const token = await logIn(product.origin, firstAccounts.admin)
    for (let round = 1; round <= rounds; round += 1) {
      const invited = await killOnce({ product, token, round, figures, random })
      await product.start()
      const { origin } = product
      await Promise.all(invited.map((each) => checkMember({ origin, figures }, each)))
    }
    figures.acceptedAtOnce = await useAtOnce(product.origin, token)
    await product.stop()
  } finally {
    if (mongod) await mongod.stop('SIGKILL')
    else if (engine === 'mongodb') await dropDatabase(url)
    await removeFolder(folder)
  }
  const { unexpected, lockedOut, both, lost, acceptedAtOnce } = figures
  const isGood = unexpected + lockedOut + both + lost === 0 && acceptedAtOnce === 1
  return { isGood, figures }
}
