import { describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { newSettings } from '../../testing/fixtures'
import { numbers, openedRollCalls } from '../../testing/roll-calls'

const tropa = booted({ RATE_LIMIT: 'off' })
const calls = openedRollCalls(tropa)

describe('the published numbers', () => {
  const publish = (data: object) =>
    tropa.payload.updateGlobal({ slug: 'rules', data: { _status: 'published', ...data } })

  const rules = async (more: object) => {
    const { numbers: stored } = await tropa.payload.findGlobal({ slug: 'rules' })
    await publish({
      sections: [{ heading: 'Fees', body: 'Absent: {absenceFee}. Late to {longLatenessTo}.' }],
      numbers: { ...stored, ...more },
    })
  }

  const shown = async () => (await tropa.call('GET /api/rules')).body.sections[0]?.body

  it('change the rules page, the preview and the next judgement, and no older record', async () => {
    await rules({})
    expect(await shown()).toBe('Absent: 100. Late to 30.')
    const before = await calls.meeting()
    const after = await calls.meeting()
    const marks = [
      calls.mark('carla', 'absent'),
      calls.mark('dan', 'late', 30),
      calls.mark('ella', 'late', 25),
    ]
    await calls.put(before, marks)
    await calls.put(after, marks)
    const closed = (await calls.close(before)).body
    await rules({ absenceFee: 150, longLatenessTo: 25 })
    expect(await shown()).toBe('Absent: 150. Late to 25.')
    const { body: named } = await tropa.call('GET /api/rules/numbers', { token: calls.token })
    expect(named.numbers).toEqual({ ...numbers, absenceFee: 150, lateTo: 4, veryLateTo: 25 })
    const preview = (await calls.get(after)).body
    expect(preview.numbers).toEqual({ ...numbers, absenceFee: 150 })
    expect(preview.rows.map(({ outcome }) => outcome?.fee)).toEqual([150, 150, 50])
    await calls.close(after)
    expect((await calls.recordsOf(after)).map(({ fee }) => fee)).toEqual([150, 150, 50])
    expect((await calls.recordsOf(before)).map(({ fee }) => fee)).toEqual([100, 50, 50])
    expect((await calls.get(before)).body).toEqual(closed)
  })

  it('have cents if the team’s fees have', async () => {
    const currency = { code: 'EUR', one: 'euro', many: 'euros', cents: true }
    const body = newSettings({ currency })
    expect((await tropa.call('PUT /api/settings', { token: calls.token, body })).status).toBe(200)
    await rules({ longLatenessFee: 2.5 })
    const path = await calls.meeting()
    const others = [calls.mark('dan', 'present'), calls.mark('ella', 'present')]
    const { body: judged } = await calls.put(path, [calls.mark('carla', 'late', 9), ...others])
    expect(judged.rows[0]?.outcome).toEqual({ fee: 2.5, counts: 'lateness' })
    await calls.close(path)
    expect((await calls.recordsOf(path)).map(({ fee }) => fee)).toEqual([2.5])
    await rules({ longLatenessFee: 50 })
  })

  it('of a draft of the rules are nobody’s', async () => {
    await tropa.payload.updateGlobal({
      slug: 'rules',
      data: { numbers: { absenceFee: 9 } },
      draft: true,
    })
    expect((await calls.get(await calls.meeting())).body.numbers?.absenceFee).toBe(150)
  })

  it('are needed to close', async () => {
    const path = await calls.meeting()
    await calls.put(path, calls.allPresent())
    await tropa.payload.updateGlobal({ slug: 'rules', data: { _status: 'draft' } })
    const { body } = await calls.put(path, [calls.mark('carla', 'absent')])
    expect([body.numbers, body.rows[0]?.mark, body.rows[0]?.outcome]).toEqual([
      null,
      'absent',
      null,
    ])
    expect((await tropa.call('GET /api/rules/numbers', { token: calls.token })).body).toEqual({
      numbers: null,
    })
    const refused = await calls.close(path)
    expect([refused.status, refused.body.message]).toEqual([400, 'Publish the rules first.'])
  })
})
