import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { firstAccounts } from '@tropa/harness/accounts'
import { startMailServer } from '@tropa/harness/mail-server'
import { logIn, sendOk } from './lib/api.mjs'
import { randomFrom } from '@tropa/harness/random'
import { inScene } from './lib/scene.mjs'

const hour = 3_600_000
const day = 24 * hour

/** Weeks around the changes of the clock, which are on their Sundays. */
const weeks = [
  ['America/New_York', '2026-03-04'],
  ['America/New_York', '2026-10-28'],
  ['Pacific/Auckland', '2026-04-01'],
  ['Pacific/Auckland', '2026-09-23'],
]

const clock = pathToFileURL(path.resolve(import.meta.dirname, 'lib/clock.mjs')).href

/** The moment at which the clocks of a zone show a time of a day. */
const momentOf = (zone, date, time) => {
  const shown = Date.parse(`${date}T${time}Z`)
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const offsetAt = (at) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at
  return shown - offsetAt(shown - offsetAt(shown))
}

const dateOf = (zone, at) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at)

const addDays = (date, days) =>
  new Date(Date.parse(`${date}T12:00Z`) + days * day).toISOString().slice(0, 10)

/** Confirms an address by the link that is mailed to it. */
const confirmAddress = async (origin, token, mail, email) => {
  const next = mail.next(email)
  await sendOk(origin, 'PUT /api/user/contact', { token, body: { email } })
  const [, key] = /confirm#([\w-]+)/.exec((await next).body) ?? []
  await sendOk(origin, 'POST /api/user/contact/confirm', { body: { token: key } })
}

/** The number of different mails that each member got, by kind and day. */
const countDays = (zone, received) => {
  const counted = new Map()
  for (const { to, header } of received) {
    const [, kind] = /List-Unsubscribe: <[^>]*kind=(\w+)/.exec(header) ?? []
    const [, date] = /^Date: (.*)$/m.exec(header) ?? []
    const [, id] = /^Message-ID: (.*)$/im.exec(header) ?? []
    if (kind === undefined || kind === 'news') continue
    const key = `${kind} ${dateOf(zone, Date.parse(date))} ${to[0]}`
    // Mails of a killed process may come again, with the same Message-ID.
    counted.set(key, (counted.get(key) ?? new Set()).add(id))
  }
  return counted
}

/**
 * A week with a change of the clock, in two instances if the engine allows them: killed at 8:00, down from 7 to 9, and
 * down all day. Each member must get one mail a day and kind, except for days that were over.
 */
const playWeek = async ({ folder, start, engine, random }, [zone, first], mail) => {
  const file = path.join(folder, `clock-${first}`)
  const setClock = (date, time) =>
    writeFileSync(file, String(momentOf(zone, date, time) - Date.now()))
  setClock(first, '00:30')
  const variables = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@example.com',
    TEAM_TIME_ZONE: zone,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${clock}`,
    CLOCK_FILE: file,
  }
  const products = []
  for (let count = engine === 'mongodb' ? 2 : 1; count > 0; count -= 1) {
    products.push(await start({ variables }))
  }
  const each = (act) => Promise.all(products.map(act))
  const { origin } = products[0]
  const people = Object.values(firstAccounts)
  for (const account of people) {
    const token = await logIn(origin, account)
    await confirmAddress(origin, token, mail, `${account.username}@example.com`)
    const body = { news: false, reminders: true, summary: true }
    await sendOk(origin, 'PUT /api/user/notifications', { token, body })
  }
  const token = await logIn(origin, firstAccounts.admin)
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index))
  for (let ahead = 1; ahead <= days.length; ahead += 1) {
    const startsAt = new Date(momentOf(zone, addDays(first, ahead), '16:00')).toISOString()
    const body = { title: `Stand-up ${ahead}`, startsAt, assignees: ['Everyone'] }
    await sendOk(origin, 'POST /api/meetings', { token, body })
  }

  const visit = async (date, time, wait = 1500) => {
    setClock(date, time)
    await pause(wait)
  }
  /** By the number of the day; on the others nothing happens. */
  const faults = {
    1: async (date) => {
      await visit(date, '08:00:01', random.below(400))
      await each((product) => product.kill())
      await visit(date, '08:20')
      for (const product of products) await product.start()
    },
    2: async (date) => {
      await visit(date, '07:00')
      await each((product) => product.stop())
      setClock(date, '09:01')
      for (const product of products) await product.start()
    },
    5: async (date) => {
      await each((product) => product.stop())
      setClock(addDays(date, 1), '00:10')
      for (const product of products) await product.start()
    },
  }
  for (const [number, date] of days.entries()) {
    if (number !== 5) await visit(date, '07:59')
    await faults[number]?.(date)
    if (number === 5) continue
    for (const time of ['08:00:30', '12:00', '18:00:30', '23:50']) {
      if (number !== 2 || time > '09') await visit(date, time)
    }
  }
  await each((product) => product.stop())

  const counted = countDays(zone, mail.received)
  const problems = []
  for (const [number, date] of days.entries()) {
    const isSunday = new Date(`${date}T12:00Z`).getUTCDay() === 0
    for (const { username } of people) {
      const expected = {
        reminders: number === 5 ? 0 : 1,
        summary: isSunday && number !== 5 ? 1 : 0,
      }
      for (const [kind, times] of Object.entries(expected)) {
        const { size = 0 } = counted.get(`${kind} ${date} ${username}@example.com`) ?? {}
        // The last day has a meeting after it, and the summary of Sunday looks at the days that are left.
        if (size !== times) problems.push(`${zone} ${date} ${username}: ${size} ${kind}`)
      }
    }
  }
  return { mails: mail.received.length, problems }
}

export const week = async ({ seed, rounds, ...where }) => {
  const random = randomFrom(seed)
  const figures = { weeks: 0, mails: 0 }
  const problems = []
  for (const each of weeks.slice(0, rounds)) {
    const mail = await startMailServer()
    const played = await inScene(where, (scene) =>
      playWeek({ ...scene, ...where, random }, each, mail),
    )
    await mail.stop()
    figures.weeks += 1
    figures.mails += played.mails
    problems.push(...played.problems)
  }
  return { figures, problems }
}
