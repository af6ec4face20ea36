import sampleTodo from '@tropa/contract/testing/todo.json' with { type: 'json' }
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { NoResponse, request } from '@tropa/harness/api'
import { firstAccounts } from '@tropa/harness/accounts'
import { allPages, logIn, sendOk } from './lib/api.mjs'
import { startLossyLine } from './lib/lossy-line.mjs'
import { randomFrom } from '@tropa/harness/random'
import { inScene } from './lib/scene.mjs'

const people = 13
const admins = 2
const team = 'Dev Team'
const password = 'a password of its own'

/** As long as a screen waits, in milliseconds. */
const patience = 30_000

const marks = ['present', 'late', 'absent']

/** Makes the people, who all belong to one team; returns their tokens and usernames. */
const gather = async (origin) => {
  const token = await logIn(origin, firstAccounts.admin)
  const { username } = firstAccounts.admin
  const invite = async (number) => {
    const name = `person-${number}`
    const userType = number < admins ? 'admin' : 'user'
    const body = { username: name, userType, isEditor: false, teams: [team] }
    const { invite, data } = await sendOk(origin, 'POST /api/members', { token, body })
    const link = new URL(invite.link).hash.slice(1)
    await sendOk(origin, 'POST /invite/accept', { body: { token: link, newPassword: password } })
    const account = { username: name, password }
    return {
      id: data._id,
      username: name,
      isAdmin: number < admins,
      token: await logIn(origin, account),
    }
  }
  const others = []
  for (let number = 1; number < people; number += 1) others.push(await invite(number))
  return [{ username, isAdmin: true, token }, ...others]
}

/** Sends again until there is an answer, as people do who are told that it may be stored; says whether it had to. */
const insist = async (origin, line, options, figures) => {
  for (let isAgain = false; ; isAgain = true) {
    try {
      figures.calls += 1
      return { ...(await request(origin, line, { timeout: patience, ...options })), isAgain }
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error
      figures.unanswered += 1
    }
  }
}

/** What each person may do. An action notes what its screen would have said, and returns what went wrong. */
const actions = ({ origin, random, said, figures, meeting, expected }) => {
  let count = 0
  const name = (kind) => `${kind} ${(count += 1)}.`
  const attempt = () => ({ 'idempotency-key': randomBytes(16).toString('hex') })
  const call = (line, options) => insist(origin, line, options, figures)

  const create = async (path, kind, body, token) => {
    const {
      status,
      body: answer,
      text,
    } = await call(`POST ${path}`, { token, body, headers: attempt() })
    if (status >= 300) return `${path} was answered by ${status}: ${text}`
    said[kind].push({ ...answer.data, name: body.title ?? body.name })
    return undefined
  }

  return {
    inquire: () => {
      const body = {
        name: name('inquiry'),
        category: 'Feedback',
        email: 'who@example.com',
        desc: 'A text.',
      }
      return create('/api/contact', 'inquiries', body)
    },
    post: ({ token }) => {
      const title = name('to-do')
      const body = { ...sampleTodo, title, assignees: [team], assignee: team }
      return create('/api/todo', 'todos', body, token)
    },
    invite: ({ token }) => {
      const body = {
        title: name('meeting'),
        startsAt: '2999-12-31T10:00:00+08:00',
        assignees: [team],
      }
      return create('/api/meetings', 'meetings', body, token)
    },
    acknowledge: async ({ token, username }) => {
      if (said.todos.length === 0) return undefined
      const { _id, name } = random.pick(said.todos)
      const { status, text } = await call(`PATCH /api/todo/${_id}/acknowledge`, { token })
      if (status >= 300) return `An acknowledgement was answered by ${status}: ${text}`
      said.acknowledged.push({ name, username })
      return undefined
    },
    excuse: async ({ token, username, isAdmin }) => {
      const free = said.meetings.filter(({ _id }) => !said.asked.has(`${_id} ${username}`))
      if (isAdmin || free.length === 0) return undefined
      const { _id } = random.pick(free)
      said.asked.add(`${_id} ${username}`)
      const body = { kind: 'meeting', id: _id, reason: name('excuse') }
      const {
        status,
        body: answer,
        text,
      } = await call('POST /api/excuses', { token, body, headers: attempt() })
      if (status >= 300) return `An excuse was answered by ${status}: ${text}`
      said.excuses.push({ ...answer.data, decisions: [] })
      return undefined
    },
    decide: async ({ token }) => {
      const open = said.excuses.filter(({ decisions }) => decisions.length === 0)
      if (open.length === 0) return undefined
      const excuse = random.pick(open)
      const decision = random.pick(['accepted', 'declined'])
      const { status, text } = await call(`PATCH /api/excuses/${excuse._id}`, {
        token,
        body: { decision },
        headers: attempt(),
      })
      if (status < 300) excuse.decisions.push(decision)
      // Somebody else has decided.
      else if (status !== 409) return `A decision was answered by ${status}: ${text}`
      return undefined
    },
    mark: async ({ token }) => {
      const path = `/api/rollcall/meeting/${meeting}`
      const read = await call(`GET ${path}`, { token })
      const { userId, mark: was } = random.pick(
        read.body.rows.filter((row) => expected.has(row.userId)),
      )
      const mark = random.pick(marks.filter((each) => each !== was))
      const change = { userId, mark, was, ...(mark === 'late' && { minutes: 5 }) }
      const { status, text, isAgain } = await call(`PATCH ${path}`, {
        token,
        body: { marks: [change] },
      })
      if (status >= 300 && status !== 409) return `A mark was answered by ${status}: ${text}`
      if (status < 300) said.marked.push(change)
      // Its first attempt may be stored, and changed by somebody else since.
      if (isAgain) said.maybeMarked.push(change)
      return undefined
    },
  }
}

const act = async (person, can, random, isOver, problems) => {
  const all = ['inquire', 'acknowledge', 'excuse']
  const names = person.isAdmin ? [...all, 'post', 'invite', 'decide', 'mark', 'mark', 'mark'] : all
  while (!isOver()) {
    const problem = await can[random.pick(names)](person)
    if (problem) problems.push(problem)
    await pause(200 + random.below(800))
  }
}

/** Whether the changes of a mark can form a chain from none to the stored one. */
const isChain = (changes, stored) => {
  const balance = new Map([[null, 1]])
  const add = (mark, by) => balance.set(mark, (balance.get(mark) ?? 0) + by)
  for (const { was, mark } of changes) {
    add(was, -1)
    add(mark, 1)
  }
  add(stored, -1)
  return [...balance.values()].every((value) => value === 0)
}

/** The same, if some more changes may have been stored. */
const canBeChain = (changes, stored, [maybe, ...others]) =>
  isChain(changes, stored) ||
  (maybe !== undefined &&
    (canBeChain(changes, stored, others) || canBeChain([...changes, maybe], stored, others)))

/** Finds where the database differs from what the screens said. */
const differences = async (origin, token, { meeting, said }) => {
  const read = (path) => sendOk(origin, `GET ${path}`, { token })
  const pages = (path, key) => allPages(origin, path, key, token)
  const stored = {
    todos: await read('/api/todo'),
    inquiries: await pages('/api/inquiries', 'inquiries'),
    meetings: (await pages('/api/meetings', 'meetings')).filter(({ _id }) => _id !== meeting),
  }
  const problems = Object.entries(stored).flatMap(([kind, rows]) => {
    const names = rows.map(({ title, name }) => title ?? name).sort()
    const expected = said[kind].map(({ name }) => name).sort()
    return names.join() === expected.join()
      ? []
      : [`${kind}: ${names.length} stored, ${expected.length} said`]
  })
  for (const { name, username } of said.acknowledged) {
    const { acknowledgedBy = [] } = stored.todos.find(({ title }) => title === name) ?? {}
    const times = acknowledgedBy.filter((each) => each.username === username).length
    if (times !== 1) problems.push(`${username} has acknowledged ${name} ${times} times.`)
  }
  const excuses = await read('/api/excuses')
  if (excuses.length !== said.excuses.length) problems.push(`${excuses.length} excuses are stored.`)
  for (const { _id, decisions } of said.excuses) {
    const { state } = excuses.find((each) => each._id === _id) ?? {}
    if (decisions.some((each) => each !== state)) problems.push(`${_id}: ${decisions} is ${state}`)
  }
  const { rows } = await read(`/api/rollcall/meeting/${meeting}`)
  for (const { userId, username, mark } of rows) {
    const isTheirs = (each) => each.userId === userId
    const [changes, maybe] = [said.marked.filter(isTheirs), said.maybeMarked.filter(isTheirs)]
    if (canBeChain(changes, mark, maybe)) continue
    problems.push(`${username} is ${mark} after ${JSON.stringify({ changes, maybe })}`)
  }
  return problems
}

/**
 * Lets 13 people, two of them admins, use the product over a line that loses and delays answers. Everybody repeats
 * unanswered calls, as the screens ask. Afterwards the database must hold what the screens said.
 */
export const lossy = ({ seconds, seed, ...where }) =>
  inScene(where, async ({ start }) => {
    const product = await start()
    const random = randomFrom(seed)
    const persons = await gather(product.origin)
    const [{ token }] = persons
    const body = { title: 'Begun', startsAt: '2026-01-05T10:00:00+08:00', assignees: [team] }
    const { data } = await sendOk(product.origin, 'POST /api/meetings', { token, body })
    const lists = [
      'todos',
      'inquiries',
      'meetings',
      'excuses',
      'acknowledged',
      'marked',
      'maybeMarked',
    ]
    const said = Object.fromEntries(lists.map((list) => [list, []]))
    said.asked = new Set()
    const figures = { calls: 0, unanswered: 0 }
    const expected = new Set(persons.filter(({ isAdmin }) => !isAdmin).map(({ id }) => id))
    const line = await startLossyLine(product, random)
    const can = actions({ origin: line.origin, random, said, figures, meeting: data._id, expected })
    const problems = []
    const end = Date.now() + seconds * 1000
    const isOver = () => Date.now() > end
    await Promise.all(persons.map((person) => act(person, can, random, isOver, problems)))
    line.stop()
    problems.push(...(await differences(product.origin, token, { meeting: data._id, said })))
    await product.stop()
    const counts = Object.fromEntries(lists.map((list) => [list, said[list].length]))
    return {
      figures: { ...figures, ...line.spoilt, ...counts },
      problems,
    }
  })
