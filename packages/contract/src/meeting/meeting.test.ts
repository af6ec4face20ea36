import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { assigneeOptions } from '../team/assignee'
import { defaultTeamNames } from '../settings/teams'
import { rejectsBadTexts } from '../testing/bodies'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'
import { assigneesField } from '../team/assignees-field'
import { meetingForm as anyTeams } from './meeting'

const meetingForm = z.extend(anyTeams, { assignees: assigneesField(defaultTeamNames) })

const valid = { title: 'Stand-up', startsAt: '2026-08-17T09:00:00Z', assignees: ['Heads'] }

describe('meetingForm', () => {
  rejectsBadTexts(meetingForm, valid, {
    field: 'title',
    missing: 'Please enter a title.',
    max: 120,
  })

  it.each([
    ['2026-08-17T09:00Z', '2026-08-17T09:00:00.000Z'],
    ['2026-08-17T17:00:00+08:00', '2026-08-17T09:00:00.000Z'],
    ['2026-08-16T21:30:00.5-11:30', '2026-08-17T09:00:00.500Z'],
  ])('takes %s for %s', (startsAt, stored) => {
    expect(accepted(meetingForm, { ...valid, startsAt })).toEqual({ ...valid, startsAt: stored })
  })

  it.each(
    rows(['2026-08-17', '2026-08-17T09:00', '2026-02-30T09:00Z', '9999-12-31T23:59:59-12:00']),
  )('rejects %j as a start, which is no moment', (startsAt) => {
    expect(errorsOf(meetingForm, { ...valid, startsAt })).toEqual({
      startsAt: 'Please enter when it starts.',
    })
  })

  it.each([
    ['place', 120],
    ['agenda', 5000],
    ['minutes', 5000],
  ])('takes a %s of at most %d characters, none and nothing', (field, max) => {
    const taken = (value: string | null) => accepted(meetingForm, { ...valid, [field]: value })
    const longest = 'a'.repeat(max)
    expect(taken(longest)).toMatchObject({ [field]: longest })
    expect(taken(null)).toMatchObject({ [field]: null })
    expect(taken(' \n')).toMatchObject({ [field]: '' })
    const refused = (value: unknown) => errorsOf(meetingForm, { ...valid, [field]: value })
    expect(refused('a'.repeat(max + 1))).toEqual({
      [field]: `Please use at most ${max} characters.`,
    })
    expect(refused(7)).toEqual({ [field]: `Please write the ${field} as text.` })
  })

  it('completes Everyone', () => {
    expect(accepted(meetingForm, { ...valid, assignees: ['Everyone'] })).toMatchObject({
      assignees: assigneeOptions(),
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
