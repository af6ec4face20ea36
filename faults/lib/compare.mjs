import { allPages, sendOk } from './api.mjs'

const isComplete = {
  todo: ({ title, desc, assignee, deadline, priority, createdAt, acknowledgedBy }) =>
    desc === `${title} to the end` &&
    assignee === 'Heads, Dev Team, Design Team' &&
    deadline === '2999-12-31' &&
    priority === 'High' &&
    Boolean(createdAt) &&
    acknowledgedBy.every(
      ({ userId, username, acknowledgedAt }) => userId && username && acknowledgedAt,
    ) &&
    acknowledgedBy.length <= 1,
  log: ({ username, action, createdAt }) =>
    username === 'admin' && action === 'ADD_TODO' && Boolean(createdAt),
  record: ({ name, violation, fee, status, date }) =>
    violation === `${name} to the end` && fee === 20 && status === '1 warning(s)' && Boolean(date),
  inquiry: ({ name, category, email, desc, createdAt }) =>
    desc === `${name} to the end` && category === 'Feedback' && Boolean(email && createdAt),
}

const nameField = { todo: 'title', log: 'description', record: 'name', inquiry: 'name' }

const read = async (origin, token, prefix) => ({
  todo: await sendOk(origin, 'GET /api/todo', { token }),
  log: await allPages(origin, `/api/activitylog?search=${prefix}-`, 'logs', token),
  record: await allPages(origin, `/api/records?search=${prefix}-`, 'records', token),
  inquiry: await sendOk(origin, 'GET /api/contact', { token }),
})

/** Compares the contents of an instance with the writes it confirmed: which are lost, which incomplete. */
export const compare = async (origin, token, prefix, { created, acknowledged, deleted }) => {
  const lost = []
  const incomplete = []
  const found = {}
  for (const [kind, rows] of Object.entries(await read(origin, token, prefix))) {
    const ours = rows.filter((row) => row[nameField[kind]].startsWith(`${prefix}-`))
    incomplete.push(...ours.filter((row) => !isComplete[kind](row)))
    found[kind] = new Map(ours.map((row) => [row[nameField[kind]], row]))
    if (found[kind].size !== ours.length) incomplete.push({ kind, reason: 'stored twice' })
  }
  for (const { kind, name, mayBeDeleted } of created) {
    if (!mayBeDeleted && !found[kind].has(name)) lost.push(name)
  }
  for (const name of acknowledged) {
    const todo = found.todo.get(name)
    if (todo && todo.acknowledgedBy.length === 0) lost.push(`acknowledgement of ${name}`)
  }
  for (const name of deleted) if (found.todo.has(name)) lost.push(`deletion of ${name}`)
  return { lost, incomplete }
}
