import { scheduleMessages } from '@tropa/contract/schedule/schedule'
import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { findSchedules } from '../../payload/jobs/find-schedules'
import { jobs, runDueJobs } from '../../payload/jobs/job-runner'
import { booted, type Booted } from '../../testing/boot'
import {
  changeMember,
  createMember,
  deleteMember,
  auditEntries,
  newSettings,
  resetSettings,
  signIn,
  storedMember,
} from '../../testing/fixtures'
import { createEvent } from '../../testing/trash'
import { cancelSchedule, schedule as sendSchedule, showSchedules } from './panel-functions'

const tropa = booted({ RATE_LIMIT: 'off' })

beforeAll(async () => {
  await createMember(tropa.payload, 'eve', 'user', { isEditor: true })
})

const minute = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute)

/** A moment by the clocks of Manila, as browsers write what an editor chooses. */
const inManila = (at: Date) => new Date(at.getTime() + 8 * 60 * minute).toISOString().slice(0, 16)

const memberOf = (username: string) => storedMember(tropa.payload, username)

const requestOf = async (username: string): Promise<PayloadRequest> =>
  createLocalReq({ user: { ...(await memberOf(username)), collection: 'members' } }, tropa.payload)

const schedule = async (
  type: 'publish' | 'unpublish',
  date: Date,
  target: { doc: { relationTo: string; value: string } } | { global: string },
  username = 'eve',
) => sendSchedule({ req: await requestOf(username), type, at: inManila(date), ...target })

const event = (value: string) => ({ doc: { relationTo: 'calendar' as const, value } })

const draftEvent = ({ payload }: Booted, title: string, more = {}) =>
  payload.create({
    collection: 'calendar',
    data: { title, type: 'event', start: '2026-08-18T12:00:00.000Z', ...more },
    draft: true,
  })

const liveEvents = async () => (await fetch(`${tropa.origin}/calendar.ics`)).text()

const sentencesFor = async (id: string) => {
  const found = await findSchedules(tropa.payload, event(id))
  return found.map(({ sentence }) => sentence)
}

const runAt = (now: Date) => runDueJobs(tropa.payload, now)

describe('scheduled publishing', () => {
  it('publishes a draft at its time, as the editor who scheduled it', async () => {
    const { id } = await draftEvent(tropa, 'Concert')
    await schedule('publish', inMinutes(10), event(id))
    await runAt(inMinutes(9))
    expect(await liveEvents()).not.toContain('Concert')
    await runAt(inMinutes(11))
    expect(await liveEvents()).toContain('Concert')
    expect(await sentencesFor(id)).toEqual([])
    const entries = await auditEntries(tropa.payload, { rowId: { equals: id } })
    expect(entries.map(({ action, actor, rowTitle }) => [action, actor, rowTitle])).toEqual([
      ['create', 'server', 'Concert'],
      ['schedule', 'eve', 'Concert'],
      ['publish', 'eve', 'Concert'],
    ])
    const { docs: versions } = await tropa.payload.findVersions({
      collection: 'calendar',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
    })
    expect(versions[0]?.version).toMatchObject({ _status: 'published', changedBy: 'eve' })
  })

  it('takes a document off the site at its time', async () => {
    const { id } = await createEvent(tropa, 'Exhibition')
    await schedule('unpublish', inMinutes(10), event(id))
    await runAt(inMinutes(9))
    expect(await liveEvents()).toContain('Exhibition')
    await runAt(inMinutes(11))
    expect(await liveEvents()).not.toContain('Exhibition')
  })

  it('publishes the draft of a page', async () => {
    const tagline = async () =>
      (await tropa.payload.findGlobal({ slug: 'home', draft: false })).tagline
    await tropa.payload.updateGlobal({
      slug: 'home',
      data: { tagline: 'From now on' },
      draft: true,
    })
    await schedule('publish', inMinutes(10), { global: 'home' })
    await runAt(inMinutes(9))
    expect(await tagline()).not.toBe('From now on')
    await runAt(inMinutes(11))
    expect(await tagline()).toBe('From now on')
  })

  it('says in the team’s time what is scheduled, until it is cancelled', async () => {
    const { id } = await draftEvent(tropa, 'Recital')
    await schedule('publish', new Date('2999-11-24T01:00:00.000Z'), event(id))
    await schedule('unpublish', new Date('2999-11-25T16:00:00.000Z'), event(id))
    const req = await requestOf('eve')
    const { timeZone, schedules: shown } = await showSchedules({ req, ...event(id) })
    expect(timeZone).toBe('Asia/Manila')
    expect(shown.map(({ sentence }) => sentence)).toEqual([
      'Goes live on Nov 24, 2999, 9:00 AM (Asia/Manila)',
      'Comes off the site on Nov 26, 2999, 12:00 AM (Asia/Manila)',
    ])
    await cancelSchedule({ req, scheduleId: shown[0]?.id })
    const token = await signIn(tropa.call, 'ada')
    await tropa.call('PUT /api/settings', { token, body: newSettings({ clock: 24 }) })
    expect(await sentencesFor(id)).toEqual([
      'Comes off the site on Nov 26, 2999, 00:00 (Asia/Manila)',
    ])
    await resetSettings(tropa.payload)
    await cancelSchedule({ req, scheduleId: shown[1]?.id })
    expect(await sentencesFor(id)).toEqual([])
  })

  it('refuses a past time, and a missing one', async () => {
    const { id } = await draftEvent(tropa, 'Long ago')
    const req = await requestOf('eve')
    const choose = (at: string) => sendSchedule({ req, type: 'publish', at, ...event(id) })
    expect(await choose('2020-01-01T09:00')).toEqual({ problem: scheduleMessages.timePassed })
    for (const at of ['', '2999-02-30T09:00', '2999-13-01T09:00', '2999-01-01', 'soon']) {
      expect(await choose(at)).toEqual({ problem: scheduleMessages.timeMissing })
    }
    expect(await sentencesFor(id)).toEqual([])
  })

  it('refuses the same a second time, but not the opposite', async () => {
    const { id } = await draftEvent(tropa, 'Twice')
    const at = new Date('2999-11-24T01:00:00.000Z')
    await schedule('publish', at, event(id))
    expect(await schedule('publish', at, event(id))).toEqual({ problem: scheduleMessages.already })
    expect(await schedule('unpublish', at, event(id))).toEqual({})
    expect(await sentencesFor(id)).toHaveLength(2)
  })

  it('refuses to publish what is live already, unless it comes off before', async () => {
    const { id } = await createEvent(tropa, 'Open house')
    const target = event(id)
    const refusal = { problem: scheduleMessages.nothingToPublish }
    expect(await schedule('publish', inMinutes(20), target)).toEqual(refusal)
    expect(await schedule('unpublish', inMinutes(10), target)).toEqual({})
    expect(await schedule('publish', inMinutes(5), target)).toEqual(refusal)
    expect(await schedule('publish', inMinutes(20), target)).toEqual({})
    expect(await schedule('publish', inMinutes(20), { global: 'about' })).toEqual(refusal)
  })

  it('can no longer be cancelled while it is being carried out', async () => {
    const { id } = await draftEvent(tropa, 'Under way')
    await schedule('publish', inMinutes(10), event(id))
    const [found] = await findSchedules(tropa.payload, event(id))
    await tropa.payload.db.updateOne({
      collection: jobs,
      where: { id: { equals: found?.id } },
      data: { processing: true },
    })
    const req = await requestOf('eve')
    const refusal = { problem: scheduleMessages.underWay }
    expect(await cancelSchedule({ req, scheduleId: found?.id })).toEqual(refusal)
    expect(await sentencesFor(id)).toHaveLength(1)
  })

  it('is not said to be cancelled once it has been carried out', async () => {
    const { id } = await draftEvent(tropa, 'Carried out')
    await schedule('publish', inMinutes(10), event(id))
    const [found] = await findSchedules(tropa.payload, event(id))
    await runAt(inMinutes(11))
    const req = await requestOf('eve')
    const refusal = { problem: scheduleMessages.settled }
    expect(await cancelSchedule({ req, scheduleId: found?.id })).toEqual(refusal)
  })

  it('is only for editors, and only for what has drafts', async () => {
    const { id } = await draftEvent(tropa, 'Secret')
    const later = inMinutes(10)
    await expect(schedule('publish', later, event(id), 'ben')).rejects.toThrow(/not allowed/)
    const anonymous = await createLocalReq({}, tropa.payload)
    const input = { type: 'publish', at: inManila(later), ...event(id) }
    await expect(sendSchedule({ req: anonymous, ...input })).rejects.toThrow(/not allowed/)
    const member = { doc: { relationTo: 'members', value: (await memberOf('ben')).id } }
    await expect(schedule('publish', later, member)).rejects.toThrow(/not allowed/)
    await expect(schedule('publish', later, { global: 'site' })).rejects.toThrow(/not allowed/)
    await expect(schedule('publish', later, event('6'.repeat(24)))).rejects.toThrow(/not allowed/)
    await schedule('publish', later, event(id))
    const [found] = await findSchedules(tropa.payload, event(id))
    const cancellation = { req: await requestOf('ben'), scheduleId: found?.id }
    await expect(cancelSchedule(cancellation)).rejects.toThrow(/not allowed/)
    expect(await sentencesFor(id)).toHaveLength(1)
    await cancelSchedule({ req: await requestOf('ada'), scheduleId: found?.id })
  })
})

describe('scheduled publishing that fails', () => {
  const reasonsFor = async (id: string) => {
    const found = await findSchedules(tropa.payload, event(id))
    return found.map(({ sentence, isFailed }) => [
      isFailed,
      sentence.replace(/^(Did not .*?) on .*? \(Asia\/Manila\)\./, '$1.'),
    ])
  }

  it('says what is not valid, and leaves the draft', async () => {
    const { id } = await draftEvent(tropa, 'Unfinished', { start: undefined })
    await schedule('publish', inMinutes(10), event(id))
    await runAt(inMinutes(11))
    await runAt(inMinutes(12))
    const [[isFailed, sentence] = []] = await reasonsFor(id)
    expect(isFailed).toBe(true)
    expect(sentence).toMatch(/^Did not go live\. Please correct this and publish it: First day: /)
    expect(await liveEvents()).not.toContain('Unfinished')
  })

  it('says that the document is in the trash', async () => {
    const { id } = await createEvent(tropa, 'Thrown away')
    await schedule('unpublish', inMinutes(10), event(id))
    const data = { deletedAt: new Date().toISOString() }
    await tropa.payload.update({ collection: 'calendar', id, data })
    await runAt(inMinutes(11))
    expect(await reasonsFor(id)).toEqual([
      [true, `Did not come off the site. ${scheduleMessages.inTrash}`],
    ])
    await tropa.payload.delete({ collection: 'calendar', id, trash: true })
    expect(await reasonsFor(id)).toEqual([])
  })

  it.each([
    ['was blocked', { blocked: true }],
    ['is no editor any more', { isEditor: false }],
  ])('says that the scheduler %s', async (what, data) => {
    const username = `ed-${Object.keys(data).join('').toLowerCase()}`
    const { id: member } = await createMember(tropa.payload, username, 'user', { isEditor: true })
    const { id } = await draftEvent(tropa, `Whose editor ${what}`)
    await schedule('publish', inMinutes(10), event(id), username)
    await changeMember(tropa.payload, member, data)
    await runAt(inMinutes(11))
    expect(await reasonsFor(id)).toEqual([
      [true, `Did not go live. ${scheduleMessages.mayNotPublish(username)}`],
    ])
    expect(await liveEvents()).not.toContain('Whose editor')
  })

  it('says that the scheduler was deleted', async () => {
    const gone = await createMember(tropa.payload, 'gone', 'user', { isEditor: true })
    const { id } = await draftEvent(tropa, 'Without an editor')
    await schedule('publish', inMinutes(10), event(id), 'gone')
    await deleteMember(tropa.payload, gone.id)
    await runAt(inMinutes(11))
    expect(await reasonsFor(id)).toEqual([
      [true, `Did not go live. ${scheduleMessages.schedulerGone}`],
    ])
  })
})

describe('the jobs of the queue', () => {
  it('cannot be read, queued or run by anybody through Payload’s REST API', async () => {
    const token = await signIn(tropa.call, 'ada')
    const { id } = await draftEvent(tropa, 'Not by hand')
    await schedule('publish', inMinutes(10), event(id))
    const statusOf = async (method: string, path: string) => {
      const body = method === 'GET' ? undefined : { taskSlug: 'emptyTrash' }
      return (await tropa.call(`${method} /cms/api/${jobs}${path}`, { token, body })).status
    }
    expect(await statusOf('GET', '')).toBe(403)
    expect(await statusOf('GET', '/run')).toBe(401)
    expect(await statusOf('GET', '/handle-schedules')).toBe(401)
    expect(await statusOf('POST', '')).toBe(403)
    expect(await statusOf('PATCH', '?where[id][exists]=true')).toBe(403)
    expect(await statusOf('DELETE', '?where[id][exists]=true')).toBe(403)
    expect(await liveEvents()).not.toContain('Not by hand')
  })
})
