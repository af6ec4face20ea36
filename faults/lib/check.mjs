import { allPages, must } from './api.mjs'

const isWhole = {
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

const nameOf = { todo: 'title', log: 'description', record: 'name', inquiry: 'name' }

const read = async (origin, token, prefix) => ({
  todo: await must(origin, 'GET /api/todo', { token }),
  log: await allPages(origin, `/api/activitylog?search=${prefix}-`, 'logs', token),
  record: await allPages(origin, `/api/records?search=${prefix}-`, 'records', token),
  inquiry: await must(origin, 'GET /api/contact', { token }),
})

/**
 * Compares what an instance has with what was answered: answers how many acknowledged writes are not
 * there, and which documents are not whole.
 */
export const compare = async (origin, token, prefix, { written, signed, removed }) => {
  const lost = []
  const half = []
  const found = {}
  for (const [kind, rows] of Object.entries(await read(origin, token, prefix))) {
    const ours = rows.filter((row) => row[nameOf[kind]].startsWith(`${prefix}-`))
    half.push(...ours.filter((row) => !isWhole[kind](row)))
    found[kind] = new Map(ours.map((row) => [row[nameOf[kind]], row]))
    if (found[kind].size !== ours.length) half.push({ kind, reason: 'there twice' })
  }
  for (const { kind, name, isGoing } of written) {
    if (!isGoing && !found[kind].has(name)) lost.push(name)
  }
  for (const name of signed) {
    const todo = found.todo.get(name)
    if (todo && todo.acknowledgedBy.length === 0) lost.push(`${name} acknowledged`)
  }
  for (const name of removed) if (found.todo.has(name)) lost.push(`${name} removed`)
  return { lost, half }
}
