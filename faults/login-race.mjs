import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { logIn, send, sendOk } from './lib/api.mjs'
import { databaseFile, Product, runCommand } from './lib/product.mjs'

const oldPassword = 'the old password'
const newPassword = 'the new password'

/** When logins with the old password are sent, in milliseconds after the change has been. */
const delays = [0, 40, 80, 120, 200, 300]

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

/** Logs in with the old password while it is replaced; returns how many of the sessions are valid then. */
const race = async ({ origin, account, start }) => {
  const isOver = { value: false }
  const attempts = delays.map(async (delay) => {
    await pause(delay)
    const before = !isOver.value
    const { status, body } = await send(origin, 'POST /api/user/login', {
      body: account,
      timeout: 60_000,
    })
    return { before, status, token: body?.token }
  })
  await start()
  isOver.value = true
  const results = await Promise.all(attempts)
  let valid = 0
  for (const { before, token } of results) {
    if (!before || token === undefined) continue
    const { status } = await send(origin, 'GET /api/todo', { token })
    if (status === 200) valid += 1
  }
  return { valid, inFlight: results.filter(({ before }) => before).length }
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
        const result = await race({ origin, account, start: await prepare(input) })
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
