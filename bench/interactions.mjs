// How soon a page shows that something was pressed (INP), on a processor that is six times slower.
import { chromium } from 'playwright'

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
      'the search': (page) => press(page, page.getByRole('searchbox')),
      'a letter': key('e'),
      searching: key('Enter'),
      'clearing the search': link('Clear the search'),
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

const measureIn = async (browser, size, address, steps) => {
  const context = await browser.newContext({ viewport: windows[size] })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'networkidle' })
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

const visit = async (browser, origin, { address, steps }) => {
  const figures = []
  for (const size of Object.keys(windows)) {
    figures.push(...(await measureIn(browser, size, origin + address, steps)))
  }
  return figures
}

/** The slowest interaction of a page in the best of some visits, or `undefined` for a page without any. */
export const slowestInteraction = async (port, origin, route, budget) => {
  if (!(route in visits)) return undefined
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const best = new Map()
  const slowest = () =>
    [...best]
      .map(([name, duration]) => ({ name, duration }))
      .sort((a, b) => b.duration - a.duration)[0]
  // Each step counts by its fastest visit: other work on the machine disturbs.
  for (let attempt = 0; attempt < attempts && !(slowest()?.duration <= budget); attempt += 1) {
    for (const { name, duration } of await visit(browser, origin, visits[route])) {
      best.set(name, Math.min(duration, best.get(name) ?? Infinity))
    }
  }
  await browser.close()
  return slowest()
}
