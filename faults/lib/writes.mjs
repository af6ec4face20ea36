import { call, NoAnswer } from './api.mjs'

const teams = ['Heads', 'Dev Team', 'Design Team', 'Docu Team']

/** What a member writes, and how it is recognised: every text of a document names it. */
const kinds = {
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

/** What a writer knows of its writes: acknowledged with success, taken away, and answered otherwise. */
export const newLedger = () => ({ written: [], signed: [], removed: [], refused: [] })

/** How many writes were acknowledged. */
export const acknowledged = ({ written, signed, removed }) =>
  written.length + signed.length + removed.length

const idOf = (body) => body.data?._id ?? body._id

/**
 * Writes one document after the other until it is told to stop, acknowledges each to-do and takes every
 * fourth away, and notes what was answered. `originOf` says whom to ask, `onRefusal` hears of other answers.
 */
export const writeUntil = async ({ stopped, originOf, token, prefix, ledger }) => {
  for (let count = 0; !stopped(); count += 1) {
    const kind = Object.keys(kinds)[count % 4]
    const name = `${prefix}-${count}-${kind}`
    const [line, body] = kinds[kind](name)
    const origin = originOf()
    let began = Date.now()
    const attempt = async (each, options) => {
      began = Date.now()
      const answer = await call(origin, each, { token, ...options })
      if (answer.status >= 300) {
        ledger.refused.push({ line: each, origin, began, at: Date.now(), ...answer })
        return undefined
      }
      return answer.body
    }
    try {
      const made = await attempt(line, { body })
      if (!made) continue
      const written = { kind, name, id: idOf(made), origin }
      ledger.written.push(written)
      if (kind !== 'todo') continue
      if (await attempt(`PATCH /api/todo/${written.id}/acknowledge`)) ledger.signed.push(name)
      if (count % 16 !== 0) continue
      // Once it was asked to go, it may be there or not: only an answer says which.
      written.isGoing = true
      if (await attempt(`DELETE /api/todo/${written.id}`)) ledger.removed.push(name)
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      ledger.refused.push({ line, origin, began, at: Date.now(), status: 0, reason: error.message })
      await new Promise((done) => setTimeout(done, 20))
    }
  }
}
