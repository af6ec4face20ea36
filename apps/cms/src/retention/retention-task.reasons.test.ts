import { describe, expect, it } from 'vitest'
import type * as Stored from '../payload/payload-types'
import { booted } from '../testing/boot'
import { daysReasonsAreKept, forgetReasons } from './retention-task'

const tropa = booted()

const day = 86_400_000
const now = new Date()

const halfAnHour = 1_800_000

const after = (days: number) => new Date(now.getTime() + days * day)

const reasonOf = async (collection: 'excuses' | 'records', id: string) => {
  const where = { id: { equals: id } }
  const found = await tropa.payload.db.findOne<Stored.Excuse | Stored.Record>({ collection, where })
  return found?.reason ?? null
}

describe('forgetReasons', () => {
  it('deletes the reasons of disputes and excuses before the hour in which a decision is a year old', async () => {
    const decidedAt = now.toISOString()
    const record = {
      name: 'ben',
      violation: 'Absent from Stand-up',
      fee: 100,
      status: '1 absence(s)',
      date: decidedAt,
      reason: 'I was there.',
    }
    const excuse = { kind: 'meeting', subjectId: '0'.repeat(24), reason: 'Ill.' }
    const { payload } = tropa
    const decided = await payload.create({
      collection: 'records',
      data: { ...record, state: 'upheld', answer: 'You were not.', decidedAt },
    })
    const disputed = await payload.create({
      collection: 'records',
      data: { ...record, state: 'disputed' },
    })
    const accepted = await payload.create({
      collection: 'excuses',
      data: { ...excuse, memberId: 'a', state: 'accepted', note: 'Get well.', decidedAt },
    })
    const open = await payload.create({
      collection: 'excuses',
      data: { ...excuse, memberId: 'b', state: 'open' },
    })
    const reasons = async () => [
      await reasonOf('records', decided.id),
      await reasonOf('records', disputed.id),
      await reasonOf('excuses', accepted.id),
      await reasonOf('excuses', open.id),
    ]
    await forgetReasons(payload, after(daysReasonsAreKept - 1))
    expect(await reasons()).toEqual(['I was there.', 'I was there.', 'Ill.', 'Ill.'])
    await forgetReasons(payload, new Date(after(daysReasonsAreKept).getTime() - halfAnHour))
    expect(await reasons()).toEqual([null, 'I was there.', null, 'Ill.'])
  })
})
