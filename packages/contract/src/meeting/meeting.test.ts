import { describe, expect, it } from 'vitest'
import { assigneeOptions } from '../assignee'
import { rejectsBadTexts } from '../testing/bodies'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'
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
    ['1999-01-01T00:00:00Z', '1999-01-01T00:00:00.000Z'],
  ])('takes %s for %s', (startsAt, stored) => {
    expect(accepted(meetingForm, { ...valid, startsAt })).toEqual({ ...valid, startsAt: stored })
  })

  it('completes Everyone', () => {
    expect(accepted(meetingForm, { ...valid, assignees: ['Everyone'] })).toMatchObject({
      assignees: [...assigneeOptions],
    })
  })

  it.each(rows([undefined, null, '', 'tomorrow', '2026-02-30', '2026-08-17 09:00', 5]))(
    'rejects %j as its start',
    (startsAt) => {
      expect(errorsOf(meetingForm, { ...valid, startsAt })).toEqual({
        startsAt: 'Please enter when it starts.',
      })
    },
  )

  it.each(rows([undefined, null, [], 'Heads', ['Nobody']]))(
    'rejects %j as who is expected',
    (who) => {
      expect(errorsOf(meetingForm, { ...valid, assignees: who })).toEqual({
        assignees: 'Please choose at least one assignee.',
      })
    },
  )
})
