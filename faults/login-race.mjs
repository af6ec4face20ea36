import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { logIn, send, sendOk } from './lib/api.mjs'
import { databaseFile, Product, runCommand } from './lib/product.mjs'

const oldPassword = 'the old password'
const newPassword = 'the new password'

/** When logins with the old password are sent, and when the change is, in milliseconds. */
const loginDelays = [0, 40, 80, 120, 200, 300]
const changeDelay = 130

/** What makes the old password worthless; each returns once it has. */
const changes = {
  change: async ({ origin, account }) => {
    const token = await logIn(origin, account)
    return () =>
      sendOk(origin, 'POST /api/user/change-password', {
        token,
        body: { currentPassword: oldPassword, newPassword },
      })
  },
  reset: async ({ panel, id }) => {
    return () => panel('PATCH', `/${id}`, { password: newPassword })
  },
  block: async ({ panel, id }) => {
    return async () => {
      await panel('PATCH', `/${id}`, { blocked: true })
      await panel('PATCH', `/${id}`, { blocked: false })
    }
  },
  command: async ({ account, folder, variables }) => {
    return () => runCommand('reset-password', [account.username], folder, variables)
  },
}

const panelOf = (origin, token) => async (method, path, body) => {
  const response = await fetch(`${origin}/cms/api/members${path}`, {
    method,
    headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return response.json()
}

const timeout = 60_000

/**
 * Logs in with the old password while the account changes.
 *
 * @returns how many logins were sent before the change ended, and how many of their sessions are valid
 */
const race = async ({ origin, account, start, isOldPasswordValid }) => {
  let isChanging = false
  let isOver = false
  const attempts = loginDelays.map(async (delay) => {
    await pause(delay)
    // Whoever logs in after a block has ended may do so.
    const counts = isOldPasswordValid ? !isChanging : !isOver
    const { body } = await send(origin, 'POST /api/user/login', { body: account, timeout })
    return { counts, token: body?.token }
  })
  await pause(changeDelay)
  isChanging = true
  await start()
  isOver = true
  const counted = (await Promise.all(attempts)).filter(({ counts }) => counts)
  let valid = 0
  for (const { token } of counted) {
    if (token === undefined) continue
    const { status } = await send(origin, 'GET /api/todo', { token, timeout })
    if (status === 200) valid += 1
  }
  return { valid, inFlight: counted.length }
}

/** Lets logins with an old password run while it is changed, reset or the member blocked and unblocked. */
export const loginRace = async ({ rounds }) => {
  const folder = await newFolder()
  const variables = { DATABASE_URL: `file:${databaseFile(folder)}` }
  const figures = { rounds }
  let valid = 0
  try {
    const product = await Product.start(folder, variables)
    const { origin } = product
    const panel = panelOf(origin, await logIn(origin, firstAccounts.admin))
    for (const [name, prepare] of Object.entries(changes)) {
      const counts = { inFlight: 0, valid: 0 }
      for (let round = 0; round < rounds; round += 1) {
        const account = { username: `${name}-${round}`, password: oldPassword }
        const { doc } = await panel('POST', '', { ...account, userType: 'user' })
        const input = { origin, account, panel, id: doc.id, folder, variables }
        const isOldPasswordValid = name === 'block'
        const start = await prepare(input)
        const result = await race({ origin, account, start, isOldPasswordValid })
        counts.inFlight += result.inFlight
        counts.valid += result.valid
      }
      figures[name] = `${counts.valid} of ${counts.inFlight}`
      valid += counts.valid
    }
    figures.exitCode = await product.stop()
  } finally {
    await removeFolder(folder)
  }
  return { isGood: valid === 0 && figures.exitCode === 0, figures }
}
