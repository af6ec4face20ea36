import { describe, expect, it } from 'vitest'
import { reminderQuestion } from './reminder'

const today = '2026-08-17'

const waitingOf = (...members: [reachable: boolean, remindedOn: string | null][]) => ({
  _id: 'x',
  expected: 13,
  acknowledged: 13 - members.length,
  waiting: members.map(([reachable, remindedOn], index) => ({
    userId: `${index}`,
    username: `member${index}`,
    reachable,
    remindedOn,
  })),
})

describe('reminderQuestion', () => {
  it.each([
    [
      waitingOf([true, null], [true, '2026-08-16'], [true, null], [false, null]),
      'Send a reminder to 3 members?',
      '1 has no confirmed e-mail address.',
    ],
    [waitingOf([true, null]), 'Send a reminder to 1 member?', ''],
    [
      waitingOf([true, today], [false, null], [false, null]),
      'Send a reminder to 0 members?',
      '2 have no confirmed e-mail address. 1 was reminded today.',
    ],
  ])('counts whom a reminder would reach', (waiting, title, note) => {
    expect(reminderQuestion(waiting, today)).toEqual({ title, note })
  })
})
