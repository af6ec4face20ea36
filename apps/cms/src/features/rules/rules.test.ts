import { rulesMessages } from '@tropa/contract/rules/rules'
import { dateIn } from '@tropa/contract/base/team-time'
import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { createMember, signIn } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada', 'ben')

const warning = { heading: 'Warning System', body: 'At most {maxWarnings} warnings.' }

const save = (data: object, draft = false) =>
  tropa.payload.updateGlobal({ slug: 'rules', data, draft })

const publish = (sections: object[], more: object = {}) =>
  save({ sections, lastUpdated: '2026-08-18', _status: 'published', ...more })

const changes = async (name: keyof typeof tokens = 'ben') =>
  (await tropa.call('GET /api/rules/changes', { token: tokens[name] })).body

const acknowledge = (revision: unknown, name: keyof typeof tokens = 'ben') =>
  tropa.call('POST /api/rules/acknowledge', { token: tokens[name], body: { revision } })

const countAll = async (collection: 'rules-revisions' | 'rules-acknowledgements') =>
  (await tropa.payload.db.count({ collection })).totalDocs

describe('changes of the rules', () => {
  it('are none for a member who has never acknowledged them', async () => {
    const { revision, ...rest } = await changes()
    expect(revision).toBeGreaterThanOrEqual(1)
    expect(rest).toEqual({ lastUpdated: '2025-08-18', acknowledgedOn: null, changes: [] })
  })

  it('are shown by section, with the numbers that their texts had', async () => {
    await publish([warning, { heading: 'Lateness', body: 'Call first.' }])
    const { revision } = await changes()
    const { status, body } = await acknowledge(revision)
    expect([status, body]).toEqual([200, { message: rulesMessages.acknowledged }])
    const today = dateIn(tropa.env.timeZone)
    expect(await changes()).toEqual({
      revision,
      lastUpdated: '2026-08-18',
      acknowledgedOn: today,
      changes: [],
    })
    const { numbers } = await tropa.payload.findGlobal({ slug: 'rules' })
    await publish([{ heading: 'Welcome', body: 'Hello.' }, warning], {
      numbers: { ...numbers, maxWarnings: 4 },
    })
    expect(await changes()).toMatchObject({
      revision: revision + 1,
      acknowledgedOn: today,
      changes: [
        { heading: 'Welcome', before: null, after: 'Hello.' },
        {
          heading: 'Warning System',
          before: 'At most 3 warnings.',
          after: 'At most 4 warnings.',
        },
        { heading: 'Lateness', before: 'Call first.', after: null },
      ],
    })
    expect(await changes('ada')).toMatchObject({ acknowledgedOn: null, changes: [] })
  })

  it('do not include those of a draft', async () => {
    await publish([warning])
    const before = await changes()
    await save({ sections: [{ heading: 'Drafted', body: 'Not yet.' }], _status: 'draft' }, true)
    expect(await changes()).toEqual(before)
  })

  it('are kept for longer than Payload keeps versions', async () => {
    await publish([{ heading: 'First', body: 'One.' }])
    const { revision } = await changes()
    await acknowledge(revision)
    for (let each = 1; each <= 52; each += 1) {
      await publish([{ heading: 'First', body: `One, said ${each} times.` }])
    }
    expect(await changes()).toMatchObject({
      revision: revision + 52,
      changes: [{ heading: 'First', before: 'One.', after: 'One, said 52 times.' }],
    })
  })
})

describe('acknowledging the rules', () => {
  it('is refused for another revision than the published one, and stores nothing', async () => {
    const { revision } = await changes()
    const stored = await countAll('rules-acknowledgements')
    for (const other of [revision - 1, revision + 1]) {
      const { status, body } = await acknowledge(other)
      expect([status, body]).toEqual([409, { message: rulesMessages.changedByOthers }])
    }
    const { status, body } = await acknowledge('soon')
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['revision']])
    expect(await countAll('rules-acknowledgements')).toBe(stored)
  })

  it('is stored once for each member, however often it happens at the same moment', async () => {
    await createMember(tropa.payload, 'rulereader')
    const token = await signIn(tropa.call, 'rulereader')
    const { revision } = await changes()
    const stored = await countAll('rules-acknowledgements')
    const responses = await Promise.all(
      Array.from({ length: 5 }, () =>
        tropa.call('POST /api/rules/acknowledge', { token, body: { revision } }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(await countAll('rules-acknowledgements')).toBe(stored + 1)
  })

  it('is refused while no rules are published', async () => {
    await publish([warning])
    const { revision } = await changes()
    await save({ _status: 'draft' })
    expect((await acknowledge(revision)).status).toBe(409)
    expect((await acknowledge(0)).status).toBe(400)
    expect(await changes()).toMatchObject({ revision: 0, changes: [] })
  })
})

describe('rules from before publications were counted', () => {
  it('are the first revision, which is kept when they change', async () => {
    await publish([{ heading: 'Old', body: 'As it was.' }])
    await tropa.payload.db.deleteMany({ collection: 'rules-revisions', where: {} })
    await tropa.payload.db.deleteMany({ collection: 'rules-acknowledgements', where: {} })
    expect(await changes()).toMatchObject({ revision: 1, acknowledgedOn: null })
    expect((await acknowledge(1)).status).toBe(200)
    await publish([{ heading: 'Old', body: 'As it is.' }])
    expect(await changes()).toMatchObject({
      revision: 2,
      changes: [{ heading: 'Old', before: 'As it was.', after: 'As it is.' }],
    })
  })
})
