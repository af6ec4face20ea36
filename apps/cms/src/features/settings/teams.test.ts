import { defaultTeams } from '@tropa/contract/settings/teams'
import { afterEach, describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import {
  createMember,
  newMeeting,
  newSettings,
  newTodo,
  resetSettings,
  storeTodo,
} from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada', 'ben')

const as = (username: keyof typeof tokens, body?: object) => ({
  token: tokens[username],
  ...(body && { body }),
})

interface Row {
  _id?: string
  name: string
}

const put = (teams: readonly Row[]) =>
  tropa.call('PUT /api/settings', as('ada', { ...newSettings(), teams }))

const named = (names: Record<string, string>): Row[] =>
  defaultTeams.map(({ _id, name }) => ({ _id, name: names[_id] ?? name }))

const postTodo = async (assignees: string[], deadline = '2999-12-31') => {
  const body = newTodo({ assignees, assignee: assignees.join(', '), deadline })
  return (await tropa.call('POST /api/todo', as('ada', body))).body.data
}

const assigneeOf = async (id: string) =>
  (await tropa.call('GET /api/todo', as('ben'))).body.find(({ _id }) => _id === id)?.assignee

afterEach(async () => {
  for (const collection of [
    'acknowledgements',
    'todo-versions',
    'todos',
    'meeting-versions',
    'meetings',
  ] as const) {
    await tropa.payload.db.deleteMany({ collection, where: {} })
  }
  await resetSettings(tropa.payload)
})

describe('renaming teams', () => {
  it('shows the new names at once everywhere, and asks nobody again', async () => {
    const todo = await postTodo(['Heads', 'Dev Team'])
    const past = await storeTodo(tropa.payload, { assignees: ['dev-team'] })
    const acknowledge = `PATCH /api/todo/${todo._id}/acknowledge` as const
    await tropa.call(acknowledge, as('ben'))
    const meeting = newMeeting({ assignees: ['Dev Team'] })
    await tropa.call('POST /api/meetings', as('ada', meeting))
    expect((await put(named({ 'dev-team': 'Builders' }))).status).toBe(200)
    const [listed] = (await tropa.call('GET /api/todo', as('ben'))).body
    expect(listed).toMatchObject({ assignee: 'Heads, Builders', version: 1 })
    expect(listed?.acknowledgedBy.map(({ username }) => username)).toEqual(['ben'])
    const archived = (await tropa.call('GET /api/todo/archived', as('ben'))).body
    expect(archived.find(({ _id }) => _id === past.id)?.assignee).toBe('Builders')
    const { body: own } = await tropa.call('GET /api/user/me', as('ben'))
    expect(own.role).toEqual(['Builders', 'Docu Team'])
    const { meetings } = (await tropa.call('GET /api/meetings', as('ben'))).body
    expect(meetings.map(({ assignee }) => assignee)).toEqual(['Builders'])
    const old = await tropa.call('POST /api/todo', as('ada', newTodo()))
    expect(Object.keys(old.body.errors ?? {})).toEqual(['assignees', 'assignee'])
  })

  it('swaps two names in one write', async () => {
    const todo = await postTodo(['Dev Team'])
    await put(named({ 'dev-team': 'Docu Team', 'docu-team': 'Dev Team' }))
    expect(await assigneeOf(todo._id)).toBe('Docu Team')
    const { body } = await tropa.call('GET /api/user/me', as('ben'))
    expect(body.role).toEqual(['Docu Team', 'Dev Team'])
  })

  it('keeps the text of a version as it was', async () => {
    const todo = await postTodo(['Dev Team'])
    await tropa.call(`PATCH /api/todo/${todo._id}/acknowledge`, as('ben'))
    const edit = newTodo({ title: 'Other', assignees: ['Dev Team'], assignee: 'Dev Team' })
    const body = { ...edit, version: 1, askAgain: false }
    expect((await tropa.call(`PATCH /api/todo/${todo._id}`, as('ada', body))).status).toBe(200)
    await put(named({ 'dev-team': 'Builders' }))
    const { changes } = (await tropa.call(`GET /api/todo/${todo._id}/changes`, as('ben'))).body
    expect(changes).toContainEqual({ field: 'assignee', before: 'Dev Team', after: 'Builders' })
  })
})

describe('a change of the list', () => {
  it('does not change whom a to-do asks', async () => {
    const all = await postTodo(['Heads', 'Dev Team', 'Design Team', 'Docu Team'])
    const some = await postTodo(['Heads', 'Dev Team'])
    const { body } = await put([...named({}), { name: 'Fifth' }])
    expect(body.data.teams.map(({ name }) => name)).toContain('Fifth')
    expect(await assigneeOf(all._id)).toBe('Everyone')
    const fifth = body.data.teams.at(-1)
    await createMember(tropa.payload, 'five', 'user', { teams: [fifth?._id ?? ''] })
    const { expected } =
      (await tropa.call('GET /api/todo/waiting', as('ada'))).body.find(
        ({ _id }) => _id === all._id,
      ) ?? {}
    expect(expected).toBe(3)
    const four = await postTodo(['Heads', 'Dev Team', 'Design Team', 'Docu Team'])
    expect(four.assignee).toBe('Heads, Dev Team, Design Team, Docu Team')
    const { docs } = await tropa.payload.find({ collection: 'members' })
    const five = docs.find(({ username }) => username === 'five')
    await tropa.call(`DELETE /api/members/${five?.id ?? ''}`, as('ada'))
    const without = await put(named({}).filter(({ _id }) => _id !== 'design-team'))
    expect(without.body.message).toBe('Design Team has 1 to-do. Move them first.')
    expect(await assigneeOf(some._id)).toBe('Heads, Dev Team')
  })

  it('lets an edit of a text keep whom it asks, even if those are now all teams', async () => {
    const four = named({})
    const { body } = await put([...four, { name: 'Fifth' }])
    const assignees = four.map(({ name }) => name)
    const assignee = assignees.join(', ')
    const todo = await postTodo(assignees)
    const meeting = (await tropa.call('POST /api/meetings', as('ada', newMeeting({ assignees }))))
      .body.data
    await tropa.call(`PATCH /api/todo/${todo._id}/acknowledge`, as('ben'))
    expect((await put(body.data.teams.slice(0, 4))).status).toBe(200)
    for (const chosen of [assignees, ['Everyone', ...assignees]]) {
      const edit = newTodo({ title: todo.title, assignees: chosen, assignee, version: 1 })
      const edited = await tropa.call(
        `PATCH /api/todo/${todo._id}`,
        as('ada', { ...edit, askAgain: true }),
      )
      expect(edited.body.data).toMatchObject({ assignee, version: 1, acknowledgedBy: [{}] })
      const moved = newMeeting({ title: 'Retitled', assignees: chosen })
      const { version } = (await tropa.call(`GET /api/meetings/${meeting._id}`, as('ada'))).body
      const answer = await tropa.call(
        `PATCH /api/meetings/${meeting._id}`,
        as('ada', { ...moved, version }),
      )
      expect(answer.body.data).toMatchObject({ title: 'Retitled', assignee })
    }
  })

  it('refuses to remove a team that a member, a to-do or a meeting has', async () => {
    await postTodo(['Dev Team'])
    await postTodo(['Dev Team', 'Heads'])
    await storeTodo(tropa.payload, { assignees: ['dev-team'] })
    const startsAt = '2999-01-01T00:00:00Z'
    const coming = newMeeting({ assignees: ['Dev Team'], startsAt })
    await tropa.call('POST /api/meetings', as('ada', coming))
    const refused = await put(named({}).filter(({ _id }) => _id !== 'dev-team'))
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Dev Team has 1 member, 2 to-dos and 1 meeting. Move them first.',
    ])
  })

  it('keeps the name of a removed team in what is past, and never reuses its id', async () => {
    const past = await storeTodo(tropa.payload, { assignees: ['design-team'] })
    const rest = named({}).filter(({ _id }) => _id !== 'design-team')
    expect((await put(rest)).status).toBe(200)
    const archived = (await tropa.call('GET /api/todo/archived', as('ben'))).body
    expect(archived.find(({ _id }) => _id === past.id)?.assignee).toBe('Design Team')
    const back = await put([...rest, { _id: 'design-team', name: 'Design Team' }])
    expect(Object.keys(back.body.errors ?? {})).toEqual(['teams.3._id'])
    const again = await put([...rest, { name: 'Design Team' }])
    expect(again.body.data.teams.at(-1)?._id).not.toBe('design-team')
  })

  it('leaves no to-do without a team that it gets at the same moment', async () => {
    const rest = named({}).filter(({ _id }) => _id !== 'design-team')
    const posts = Array.from({ length: 10 }, () =>
      tropa.call(
        'POST /api/todo',
        as('ada', newTodo({ assignees: ['Design Team'], assignee: 'Design Team' })),
      ),
    )
    const [left, ...posted] = await Promise.all([put(rest), ...posts])
    const statuses = posted.map(({ status }) => status)
    if (left.status === 200) expect(statuses).toEqual(statuses.map(() => 400))
    else expect([left.status, ...statuses]).toEqual([409, ...statuses.map(() => 201)])
  })
})
