import { meetingMessages } from '@tropa/contract/meeting/meeting'
import { describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { newMeeting, signIn } from '../../testing/fixtures'
import { idIn, openedRollCalls } from '../../testing/roll-calls'

const tropa = booted({ RATE_LIMIT: 'off' })
const calls = openedRollCalls(tropa)

const namesAt = async (path: string) =>
  (await calls.get(path)).body.rows.map(({ username }) => username)

const invite = async (username: string, team: 'Design Team' | 'Docu Team' = 'Design Team') => {
  const body = { username, userType: 'user', isEditor: false, teams: [team] }
  const { status, body: made } = await tropa.call('POST /api/members', { token: calls.token, body })
  expect(status).toBe(201)
  return made.data._id
}

const change = async (name: string, body: object) => {
  const options = { token: calls.token, body }
  const id = calls.idOf(name)
  expect((await tropa.call(`PATCH /api/members/${id}`, options)).status).toBe(200)
}

const crew = ['carla', 'dan', 'ella']

describe('who is expected', () => {
  it('stays when somebody joins, changes teams or is blocked after it has begun', async () => {
    const paths = [await calls.meeting(), await calls.todo()]
    const nova = await invite('nova')
    await change('carla', { teams: ['Docu Team'] })
    await change('dan', { blocked: true })
    for (const path of paths) expect(await namesAt(path)).toEqual(crew)
    const after = await calls.meeting()
    expect(await namesAt(after)).toEqual(['ella', 'nova'])
    await change('carla', { teams: ['Design Team'] })
    await change('dan', { blocked: false })
    await tropa.call(`DELETE /api/members/${nova}`, { token: calls.token })
  })

  it('keeps a deleted member by name, for whom closing needs no mark', async () => {
    const path = await calls.meeting()
    const id = await invite('omar')
    const joined = await calls.meeting()
    await tropa.call(`DELETE /api/members/${id}`, { token: calls.token })
    expect(await namesAt(path)).toEqual(crew)
    expect(await namesAt(joined)).toEqual([...crew, 'omar'])
    await calls.put(joined, calls.allPresent())
    const { status, body } = await calls.close(joined)
    expect([status, body.rows.at(-1)]).toMatchObject([200, { username: 'omar', mark: null }])
  })

  it('is settled by the first save, too', async () => {
    const path = await calls.meeting()
    await calls.put(path, [])
    const { docs } = await tropa.payload.find({
      collection: 'roll-calls',
      where: { subjectId: { equals: idIn(path) } },
      showHiddenFields: true,
      overrideAccess: true,
    })
    const names = JSON.parse(docs[0]?.expected ?? '[]') as { username: string }[]
    expect(names.map(({ username }) => username)).toEqual(crew)
  })

  it('is open again if a meeting is moved to the future, and its teams stay while it has begun', async () => {
    const path = await calls.meeting()
    const id = await invite('pia')
    const edit = (version: number, body: object) =>
      tropa.call(`PATCH /api/meetings/${idIn(path)}`, {
        token: calls.token,
        body: { ...newMeeting({ assignees: ['Design Team'] }), version, ...body },
      })
    const refused = await edit(1, { assignees: ['Docu Team'] })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { assignees: meetingMessages.begun },
    ])
    expect((await edit(1, { startsAt: '2999-01-05T01:00:00.000Z' })).status).toBe(200)
    expect(await namesAt(path)).toEqual([...crew, 'pia'])
    expect((await edit(2, { startsAt: '2026-01-05T01:00:00.000Z' })).status).toBe(200)
    await tropa.call(`DELETE /api/members/${id}`, { token: calls.token })
    expect(await namesAt(path)).toEqual([...crew, 'pia'])
  })

  it('lets a user see the past meetings where they were expected, whatever their teams are now', async () => {
    const path = await calls.meeting({ title: 'Rehearsal' })
    const titlesFor = async (token: string) => {
      const { meetings } = (await tropa.call('GET /api/meetings?limit=100', { token })).body
      return meetings.map(({ title }) => title)
    }
    await change('ella', { teams: ['Docu Team'] })
    const later = await calls.meeting({ title: 'Without ella' })
    const titles = await titlesFor(await signIn(tropa.call, 'ella'))
    expect(titles).toContain('Rehearsal')
    expect(titles).not.toContain('Without ella')
    expect(await namesAt(later)).not.toContain('ella')
    expect(await namesAt(path)).toContain('ella')
  })
})
