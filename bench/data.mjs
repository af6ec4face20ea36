// The data of every server, the same in each run and on each machine.
import { createHmac } from 'node:crypto'
import { randomFrom } from '../packages/harness/src/random.mjs'

/** Signs the tokens; the servers listen on the loopback address only and end with the run. */
export const secret = 'a secret for measurements that nobody else uses'

const syllables = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu za'.split(' ')

/** A word of four syllables for each number, rare enough for a search index to be useful. */
const word = (number) =>
  Array.from(
    { length: 4 },
    (_, place) => syllables[(number * 7919 + place * (number + 13)) % 21],
  ).join('')

/** The words to search for; each is in one log entry of a hundred. */
export const searchWords = Array.from({ length: 100 }, (_, number) => `${word(number)}${number}q`)

const teams = ['Heads', 'Dev Team', 'Design Team', 'Docu Team']
const priorities = ['Low', 'Medium', 'High']
const actions = ['LOGIN', 'LOGOUT', 'CHANGE_PASSWORD', 'ADD_TODO', 'DELETE_TODO']
const start = Date.parse('2026-01-01T00:00:00Z')
const minute = 60_000

/** An id as MongoDB makes them, which the product expects on SQLite too. */
const idOf = (kind, number) =>
  `${kind.toString(16).padStart(2, '0')}0000000000${number.toString(16).padStart(12, '0')}`

/**
 * Thirteen members with sample data, and five hundred who only acknowledge: enough for the reference server
 * to store a new acknowledgement with each request of a run.
 */
export const members = Array.from({ length: 513 }, (_, number) => ({
  id: idOf(1, number),
  sid: idOf(2, number),
  username: `member${number}`,
  userType: number === 0 ? 'admin' : 'user',
}))

const thirteen = members.slice(0, 13)

/** Two hundred active to-dos, each acknowledged by about half of the thirteen. */
export const todos = (() => {
  const { next } = randomFrom(1)
  return Array.from({ length: 200 }, (_, number) => ({
    id: idOf(3, number),
    title: `Task ${number}: ${word(number)}`,
    desc: `${word(number + 1)} ${word(number + 2)} `.repeat(6).trim(),
    assignees: teams.filter((_team, index) => index === number % 4 || next() < 0.3),
    deadline: `2999-${String(1 + (number % 12)).padStart(2, '0')}-15`,
    priority: priorities[number % 3],
    createdAt: new Date(start + number * minute).toISOString(),
    acknowledgedBy: thirteen
      .filter(() => next() < 0.5)
      .map(({ id, username }, index) => ({
        userId: id,
        username,
        acknowledgedAt: new Date(start + (number + index + 1) * minute).toISOString(),
      })),
  }))
})()

/** Log entries, oldest first. */
export const logs = function* (count) {
  for (let number = 0; number < count; number += 1) {
    const { username } = thirteen[number % 13]
    const action = actions[(number * 3) % 5]
    const description = `Entry ${number} on ${searchWords[(number * 31) % 100]} and more of it`
    yield {
      id: idOf(4, number),
      username,
      action,
      description,
      searchText: [username, action, description].join('\u001f').toLowerCase(),
      createdAt: new Date(start + number * minute).toISOString(),
    }
  }
}

/** Inquiries that visitors sent before. */
export const inquiries = Array.from({ length: 500 }, (_, number) => ({
  id: idOf(5, number),
  name: `Visitor ${number}`,
  category: 'General question',
  email: `visitor${number}@example.com`,
  desc: `${word(number)} ${word(number + 3)} `.repeat(8).trim(),
  createdAt: new Date(start + number * minute).toISOString(),
}))

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token of a member, signed as the product signs it. */
export const tokenOf = ({ id, sid, username, userType }, key) => {
  const exp = Math.floor(Date.now() / 1000) + 86_400
  const claims = { id, sid, username, userType, collection: 'members', exp }
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
