import { expect, it } from 'vitest'
import { toStoredDate } from '../../payload/fields/stored-date'
import { booted, signedIn } from '../../testing/boot'
import { changeMember, createMember, deleteMember, newTodo, signIn } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

const memberNamed = async (username: string) => {
  const { id } = await createMember(tropa.payload, username)
  return { id, username, token: await signIn(tropa.call, username) }
}

const post = async () =>
  (await tropa.call('POST /api/todo', { token: tokens.ada, body: newTodo() })).body.data

const edit = async (id: string, override: { title: string; version: number; askAgain: boolean }) =>
  (await tropa.call(`PATCH /api/todo/${id}`, { token: tokens.ada, body: newTodo(override) })).body
    .data

const acknowledge = async (id: string, { token }: { token: string }) =>
  (await tropa.call(`PATCH /api/todo/${id}/acknowledge`, { token })).body.data

const listedIn = async (line: 'GET /api/todo' | 'GET /api/todo/archived', id: string) =>
  (await tropa.call(line, { token: tokens.ada })).body.find(({ _id }) => _id === id)

it('names the version, and the members asked again until they acknowledge it', async () => {
  const [cleo, dan] = [await memberNamed('cleo'), await memberNamed('dan')]
  const byCleo = { userId: cleo.id, username: 'cleo' }
  const posted = await post()
  const { _id } = posted
  expect(posted).toMatchObject({ version: 1, acknowledgedBy: [], acknowledgedBefore: [] })
  await acknowledge(_id, cleo)
  expect(await acknowledge(_id, dan)).toMatchObject({ version: 1, acknowledgedBefore: [] })

  const asked = await edit(_id, { title: 'Rewrite it', version: 1, askAgain: true })
  const both = [cleo.id, dan.id]
  expect(asked).toMatchObject({ version: 2, acknowledgedBy: [], acknowledgedBefore: both })
  expect(await listedIn('GET /api/todo', _id)).toEqual(asked)

  const again = { acknowledgedBy: [byCleo], acknowledgedBefore: [dan.id] }
  expect(await acknowledge(_id, cleo)).toMatchObject({ version: 2, ...again })
  const corrected = await edit(_id, { title: 'Rewrite it.', version: 2, askAgain: false })
  expect(corrected).toMatchObject({ version: 3, ...again })

  const deadline = toStoredDate('2020-02-02')
  await tropa.payload.db.updateOne({ collection: 'todos', id: _id, data: { deadline } })
  const { title, acknowledgedBy, acknowledgedBefore } = corrected
  expect(await listedIn('GET /api/todo/archived', _id)).toMatchObject({
    ...{ title, version: 3, acknowledgedBy, acknowledgedBefore },
  })
})

it('names a member who was blocked or deleted since, as the acknowledgements do', async () => {
  const { payload } = tropa
  const [eve, finn] = [await memberNamed('eve'), await memberNamed('finn')]
  const { _id } = await post()
  for (const member of [eve, finn]) await acknowledge(_id, member)
  await changeMember(payload, eve.id, { blocked: true })
  await deleteMember(payload, finn.id)
  const names = (await listedIn('GET /api/todo', _id))?.acknowledgedBy.map(({ userId }) => userId)
  expect(names).toEqual([eve.id, finn.id])
  expect(await edit(_id, { title: 'Rewrite it', version: 1, askAgain: true })).toMatchObject({
    acknowledgedBy: [],
    acknowledgedBefore: names,
  })
})
