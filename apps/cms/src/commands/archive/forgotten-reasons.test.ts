import { join } from 'node:path'
import { daysReasonsAreKept } from '@tropa/contract/standing/decision'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetReasons } from '../../features/standing/forget-reasons'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { makeBackup } from './make-backup'
import { readEntries } from './read-archive'

let tropa: Booted

beforeAll(async () => {
  tropa = await boot()
})
afterAll(() => tropa.stop())

const backUp = async (name: string) => {
  const file = join(tropa.env.dataFolder, `${name}.tar.gz`)
  await makeBackup(tropa.env, file)
  let text = ''
  for await (const { content } of readEntries(file)) text += content.toString()
  return text
}

it('backs up no reason that was deleted a year after its decision', async () => {
  const decidedAt = new Date()
  await tropa.payload.create({
    collection: slugs.excuses,
    data: {
      kind: 'meeting',
      subjectId: '0'.repeat(24),
      memberId: 'a',
      reason: 'A reason of marie.',
      note: 'A note to marie.',
      state: 'accepted',
      decidedAt: decidedAt.toISOString(),
    },
  })
  await tropa.payload.create({
    collection: slugs.records,
    data: {
      name: 'marie',
      violation: 'Absent from Stand-up',
      fee: 100,
      status: '1 absence(s)',
      date: decidedAt.toISOString(),
      reason: 'An objection of marie.',
      state: 'upheld',
      answer: 'An answer to marie.',
      decidedAt: decidedAt.toISOString(),
    },
  })
  const before = await backUp('before')
  for (const word of ['reason of', 'objection of']) expect(before).toContain(`${word} marie`)
  decidedAt.setUTCDate(decidedAt.getUTCDate() + daysReasonsAreKept + 1)
  await forgetReasons(tropa.payload, decidedAt)
  const after = await backUp('after')
  expect(after).toContain('Absent from Stand-up')
  for (const word of ['reason of', 'objection of']) expect(after).not.toContain(`${word} marie`)
})
