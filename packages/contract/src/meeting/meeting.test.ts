import { describe, expect, it } from 'vitest'
import { assigneeOptions } from '../assignee'
import { rejectsBadTexts } from '../testing/bodies'
import { accepted, errorsOf } from '../testing/input'
import { meetingForm } from './meeting'

const valid = { title: 'Stand-up', startsAt: '2026-08-17T09:00:00Z', assignees: ['Heads'] }

describe('meetingForm', () => {
  rejectsBadTexts(meetingForm, valid, {
    field: 'title',
    missing: 'Please enter a title.',
    max: 120,
  })

  it.each([
    ['2026-08-17', '2026-08-17T00:00:00.000Z'],
    ['2026-08-17T17:00:00+08:00', '2026-08-17T09:00:00.000Z'],
  ])('takes %s for %s', (startsAt, stored) => {
    expect(accepted(meetingForm, { ...valid, startsAt })).toEqual({ ...valid, startsAt: stored })
  })

  it('completes Everyone', () => {
    expect(accepted(meetingForm, { ...valid, assignees: ['Everyone'] })).toMatchObject({
      assignees: [...assigneeOptions],
    })
  })

  it('reports every missing field', () => {
    expect(errorsOf(meetingForm, {})).toEqual({
      title: 'Please enter a title.',
      startsAt: 'Please enter when it starts.',
      assignees: 'Please choose at least one assignee.',
    })
  })
})
