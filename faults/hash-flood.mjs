import { firstAccounts } from '@tropa/harness/accounts'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { send, sendOk } from './lib/api.mjs'
import { databaseFile, Product } from './lib/product.mjs'

const addresses = 8
const wrongPerAddress = 10
const rightAtOnce = 60

/** How much longer than without the flood others may wait, and how long for a login, in milliseconds. */
const largestRatio = 3
const longestLogin = 5_000

const logIn = (origin, account, address) =>
  send(origin, 'POST /api/user/login', {
    body: account,
    headers: { 'x-forwarded-for': address },
    timeout: 60_000,
  })

/** Ten wrong logins from each address, within its limits, and many right ones of one member. */
const flood = (origin) => [
  ...Array.from({ length: addresses * wrongPerAddress }, (_, number) =>
    logIn(
      origin,
      { username: `nobody-${number}`, password: 'wrong password' },
      `192.0.2.${number % addresses}`,
    ),
  ),
  ...Array.from({ length: rightAtOnce }, () => logIn(origin, firstAccounts.user, '198.51.100.1')),
]

const p95 = (times) => times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

/** Asks for each path in turn until `isOver`; returns the times of each and the statuses. */
const probe = async (origin, paths, isOver) => {
  const times = paths.map(() => [])
  const statuses = new Set()
  while (!isOver()) {
    for (const [index, path] of paths.entries()) {
      const sentAt = performance.now()
      const response = await fetch(`${origin}${path}`)
      await response.arrayBuffer()
      times[index].push(performance.now() - sentAt)
      statuses.add(response.status)
    }
  }
  return { times: times.map(p95), statuses }
}

const styleSheetOf = async (origin) => {
  const page = await (await fetch(origin)).text()
  return /\/assets\/[\w.-]+\.css/.exec(page)?.[0] ?? '/favicon.svg'
}

/**
 * Floods the product with logins, and measures in the same run how long a page's data, a file and a login
 * from another address take with the flood and without.
 */
export const hashFlood = async ({ quietSeconds }) => {
  const folder = await newFolder()
  const figures = {}
  try {
    const product = await Product.start(folder, {
      DATABASE_URL: `file:${databaseFile(folder)}`,
      RATE_LIMIT: undefined,
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
    })
    const { origin } = product
    await sendOk(origin, 'GET /api/team', {})
    const paths = ['/api/team', await styleSheetOf(origin)]
    const until = Date.now() + quietSeconds * 1000
    await probe(origin, paths, () => Date.now() > until - quietSeconds * 500)
    const quiet = await probe(origin, paths, () => Date.now() > until)

    let isOver = false
    const flooding = Promise.all(flood(origin)).finally(() => (isOver = true))
    const probing = probe(origin, paths, () => isOver)
    const sentAt = performance.now()
    const login = await logIn(origin, firstAccounts.admin, '203.0.113.1')
    figures.login = login.status
    figures.loginTime = `${Math.round(performance.now() - sentAt)} ms`
    figures.isLoginInTime = performance.now() - sentAt <= longestLogin
    const statuses = (await flooding).map(({ status }) => status)
    const flooded = await probing
    for (const status of [...statuses, ...flooded.statuses, ...quiet.statuses]) {
      figures[status] = (figures[status] ?? 0) + 1
    }
    figures.failed = Object.keys(figures).filter((key) => /^(0|5\d\d)$/.test(key)).length
    for (const [index, name] of ['team', 'file'].entries()) {
      const [before, during] = [quiet.times[index], flooded.times[index]]
      figures[name] = `${before.toFixed(1)} ms quiet, ${during.toFixed(1)} ms under the flood`
      figures[`${name}Ratio`] = Number((during / before).toFixed(2))
    }
    figures.exitCode = await product.stop()
  } finally {
    await removeFolder(folder)
  }
  const { login, isLoginInTime, failed, teamRatio, fileRatio, exitCode } = figures
  const isGood =
    login === 200 &&
    isLoginInTime &&
    failed === 0 &&
    Math.max(teamRatio, fileRatio) <= largestRatio &&
    exitCode === 0
  return { isGood, figures }
}
