// How soon a page shows that something was pressed (INP), on a processor that is six times slower.
import { chromium } from 'playwright'
import { request } from '../packages/harness/src/api.mjs'
import { password } from './servers/product.mjs'

const slowdown = 6

/** How often a page is visited at most. */
const attempts = 3

const windows = { phone: { width: 412, height: 823 }, desktop: { width: 1440, height: 900 } }

const press = async (page, target) => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  // Not `click()`, whose own scripts in the page would be measured too.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(200)
  await page.mouse.down()
  await page.mouse.up()
}

const button = (name) => (page) => press(page, page.getByRole('button', { name, exact: true }))
const link = (name) => (page) => press(page, page.getByRole('link', { name }))
const eventOf = (month) => (page) =>
  press(page, page.getByRole('button', { name: new RegExp(`${month} \\d+(, \\d{4})?$`) }).first())
const key = (name) => (page) => page.keyboard.press(name)
const field = (name) => (page) => press(page, page.getByLabel(name))
const search = (page) => press(page, page.getByRole('searchbox'))
const option = (name) => (page) => press(page, page.getByRole('radio', { name, exact: true }))
const firstButton = (name) => (page) => press(page, page.getByRole('button', { name }).first())

const call = async (origin, line, token, sent) => {
  const { status, text, body } = await request(origin, line, { token, body: sent })
  if (status >= 300) throw new Error(`${line} answered ${status}: ${text}`)
  return body
}

/** Posts as many to-dos as a busy month has and returns what the browser stores of the admin's session. */
const signInBusyAdmin = async (origin) => {
  const account = { username: 'admin', password }
  const { token, result } = await call(origin, 'POST /api/user/login', undefined, account)
  for (let number = 1; number <= 46; number += 1) {
    const deadline = new Date(Date.now() + number * 86_400_000).toISOString().slice(0, 10)
    await call(origin, 'POST /api/todo', token, {
      title: `Prepare part ${number} of the defence`,
      desc: `See https://example.com/${number} first.\n- Print two copies\n- Bring both`,
      assignee: 'Everyone',
      assignees: ['Everyone'],
      deadline,
      priority: 'Medium',
    })
  }
  const { username, userType, role } = result
  return { token, username, userType, role: JSON.stringify(role) }
}

/** By route, where a visitor begins and what they do, each step by the name under which it is reported. */
const visits = {
  '/calendar': {
    address: '/calendar?month=august',
    steps: {
      'next month': link(/^On to/),
      'only exams': button('Exam'),
      'all types': button('All'),
      '2nd semester': button('2nd semester'),
      'a month of the strip': link(/^Mar /),
      'an event': eventOf('March'),
      'closing it': key('Escape'),
      subscribe: button('Subscribe'),
      'closing that': key('Escape'),
      'the search': search,
      'a letter': key('e'),
      searching: key('Enter'),
      'clearing the search': link('Clear the search'),
    },
  },
  '/contact': {
    address: '/contact',
    steps: {
      'submitting nothing': button('Submit'),
      'the name': field('Name'),
      'a letter': key('e'),
      'the message': field('Message'),
      'another letter': key('e'),
      'submitting half of it': button('Submit'),
    },
  },
  '/admin/todo': {
    address: '/admin/todo',
    signIn: signInBusyAdmin,
    steps: {
      acknowledging: firstButton(/^Acknowledge:/),
      'those that wait': option('Waiting for me'),
      all: option('All'),
      'the search': search,
      'a letter': key('1'),
      searching: key('Enter'),
      'clearing the search': button('Clear search'),
      deleting: firstButton(/^Delete:/),
      'keeping it': key('Escape'),
      'the form': firstButton(/^Post a to-do/),
      'a letter of the title': key('e'),
      'closing the form': key('Escape'),
    },
  },
}

/** Runs in the page: collects how long each interaction took until the next paint. */
const observe = () => {
  globalThis.interactions = []
  const observer = new globalThis.PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) globalThis.interactions.push(duration)
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16 })
}

const settled = async (page) => {
  await page.waitForTimeout(300)
  await page.evaluate(
    () => new Promise((done) => globalThis.requestIdleCallback(() => setTimeout(done, 100))),
  )
}

const measureIn = async (browser, size, origin, { address, steps }, stored) => {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: windows[size],
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const figures = []
  for (const [name, run] of Object.entries(steps)) {
    await run(page)
    await settled(page)
    const durations = await page.evaluate(() => globalThis.interactions.splice(0))
    figures.push({ name: `${name} (${size})`, duration: Math.max(0, ...durations) })
  }
  await context.close()
  return figures
}

const measure = async (browser, origin, visit, stored) => {
  const figures = []
  for (const size of Object.keys(windows)) {
    figures.push(...(await measureIn(browser, size, origin, visit, stored)))
  }
  return figures
}

/** The slowest interaction of a page in the best of some visits, or `undefined` for a page without any. */
export const slowestInteraction = async (port, origin, route, budget) => {
  const visit = visits[route]
  if (!visit) return undefined
  const stored = (await visit.signIn?.(origin)) ?? {}
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const best = new Map()
  const slowest = () =>
    [...best]
      .map(([name, duration]) => ({ name, duration }))
      .sort((a, b) => b.duration - a.duration)[0]
  // Each step counts by its fastest visit: other work on the machine disturbs.
  for (let attempt = 0; attempt < attempts && !(slowest()?.duration <= budget); attempt += 1) {
    for (const { name, duration } of await measure(browser, origin, visit, stored)) {
      best.set(name, Math.min(duration, best.get(name) ?? Infinity))
    }
  }
  await browser.close()
  return slowest()
}
