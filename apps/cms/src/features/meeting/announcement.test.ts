import { describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/boot'
import { bootedWithDiscord } from '../../testing/discord'
import { newMeeting } from '../../testing/fixtures'

const { tropa, take, message, goDown } = bootedWithDiscord()
const tokens = signedIn(tropa, 'ada')

const coming = { startsAt: '2999-12-07T08:00:00Z', assignees: ['Heads', 'Dev Team'] }

const post = (override: Record<string, unknown>) =>
  tropa.call('POST /api/meetings', { token: tokens.ada, body: newMeeting(override) })

const edit = (id: string, override: Record<string, unknown>) =>
  tropa.call(`PATCH /api/meetings/${id}`, {
    token: tokens.ada,
    body: newMeeting({ version: 1, ...override }),
  })

const remove = (id: string) => tropa.call(`DELETE /api/meetings/${id}`, { token: tokens.ada })

describe('a meeting, announced to Discord', () => {
  it('is posted, moved and called off with its teams and its time, each in a message of its own', async () => {
    const { _id: id } = (await post({ title: '*Stand-up*', ...coming })).body.data
    expect(await take(1)).toEqual([
      message('Meeting: \\*Stand-up\\*', 'For Heads, Dev Team, on Dec 7, 2999, 4:00 PM'),
    ])
    const moved = { title: 'Stand-up', startsAt: '2999-12-08T17:30:00Z' }
    await edit(id, moved)
    const facts = 'For Everyone, on Dec 9, 2999, 1:30 AM'
    expect(await take(1)).toEqual([message('Meeting moved: Stand-up', facts)])
    // The same again is no news; what follows is.
    await edit(id, { ...moved, version: 2 })
    await remove(id)
    expect(await take(1)).toEqual([message('Meeting called off: Stand-up', facts)])
  })

  it('is told with its place, and not for its agenda or minutes', async () => {
    const { _id: id } = (await post({ title: 'Review', ...coming, place: 'Room_204' })).body.data
    const facts = 'For Heads, Dev Team, on Dec 7, 2999, 4:00 PM, at Room\\_204'
    expect(await take(1)).toEqual([message('Meeting: Review', facts)])
    const texts = { agenda: 'Budget', minutes: 'None yet.' }
    await edit(id, { title: 'Review', ...coming, ...texts })
    await edit(id, { title: 'Review', ...coming, place: 'Room 5', minutes: 'New', version: 2 })
    expect(await take(1)).toEqual([
      message('Meeting moved: Review', 'For Heads, Dev Team, on Dec 7, 2999, 4:00 PM, at Room 5'),
    ])
  })

  it('is not told once it has begun, but when it is moved to a time to come', async () => {
    const { _id: over } = (await post({ title: 'Over' })).body.data
    await edit(over, { title: 'Over for long' })
    await remove(over)
    const { _id: moved } = (await post({ title: 'Moved' })).body.data
    await edit(moved, { title: 'Moved', ...coming })
    expect(await take(1)).toEqual([
      message('Meeting moved: Moved', 'For Heads, Dev Team, on Dec 7, 2999, 4:00 PM'),
    ])
  })

  it('is posted, moved and called off while Discord is down', async () => {
    goDown()
    const posted = await post(coming)
    const { _id: id } = posted.body.data
    const moved = await edit(id, { ...coming, title: 'Moved' })
    const statuses = [posted.status, moved.status, (await remove(id)).status]
    expect(statuses).toEqual([201, 200, 200])
  })
})
