import { setTimeout as pause } from 'node:timers/promises'
import { NoResponse } from '@tropa/harness/api'
import { send } from './api.mjs'

const teams = ['Heads', 'Dev Team', 'Design Team', 'Docu Team']

/** The request that creates a document of each kind; every text contains the document's name. */
const requests = {
  todo: (name) => [
    'POST /api/todo',
    {
      title: name,
      desc: `${name} to the end`,
      assignees: teams.slice(0, 3),
      assignee: teams.slice(0, 3).join(', '),
      deadline: '2999-12-31',
      priority: 'High',
    },
  ],
  log: (name) => [
    'POST /api/activitylog',
    { username: 'admin', action: 'ADD_TODO', description: name },
  ],
  record: (name) => [
    'POST /api/records',
    { name, violation: `${name} to the end`, fee: 20, status: '1 warning(s)', date: '2026-11-20' },
  ],
  inquiry: (name) => [
    'POST /api/contact',
    { name, category: 'Feedback', email: 'who@example.com', desc: `${name} to the end` },
  ],
}

const kinds = Object.keys(requests)

/** The writes the product confirmed, by what they did, and those it refused or never responded to. */
export const newReport = () => ({ created: [], acknowledged: [], deleted: [], refused: [] })

/** The number of confirmed writes. */
export const confirmedWrites = ({ created, acknowledged, deleted }) =>
  created.length + acknowledged.length + deleted.length

const idOf = (body) => body.data?._id ?? body._id

/**
 * Creates one document after the other until `isOver`, acknowledges each to-do and deletes every fourth,
 * and adds each outcome to the report. `originOf` chooses the instance.
 */
export const writeUntil = async ({ isOver, originOf, token, prefix, report }) => {
  for (let count = 0; !isOver(); count += 1) {
    const kind = kinds[count % kinds.length]
    const name = `${prefix}-${count}-${kind}`
    const [line, body] = requests[kind](name)
    const origin = originOf()
    let sentAt = Date.now()
    const refuse = (refusal) => report.refused.push({ origin, sentAt, at: Date.now(), ...refusal })
    const attempt = async (each, options) => {
      sentAt = Date.now()
      const response = await send(origin, each, { token, ...options })
      if (response.status < 300) return response.body
      refuse({ line: each, status: response.status, body: response.body })
      return undefined
    }
    try {
      const created = await attempt(line, { body })
      if (!created) continue
      const document = { kind, name, id: idOf(created), mayBeDeleted: false }
      report.created.push(document)
      if (kind !== 'todo') continue
      if (await attempt(`PATCH /api/todo/${document.id}/acknowledge`))
        report.acknowledged.push(name)
      if (count % 16 !== 0) continue
      // Until the response arrives, the to-do may exist or not.
      document.mayBeDeleted = true
      if (await attempt(`DELETE /api/todo/${document.id}`)) report.deleted.push(name)
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error
      refuse({ line, status: 0, reason: error.message })
      await pause(20)
    }
  }
}
