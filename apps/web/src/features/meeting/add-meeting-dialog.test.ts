import { defaultTeamNames } from '@tropa/contract/settings/teams'
import { expect, test } from 'vitest'
import { momentIn } from '../../format/zoned-time'
import { editedTeams, meetingAgain, meetingFieldsOf, restoreMeeting } from './add-meeting-dialog'

const meetingAt = (startsAt: string, assignee = 'Heads, Dev Team') => ({
  _id: '1',
  title: 'Stand-up',
  startsAt,
  assignee,
  closedAt: null,
  version: 1,
  place: 'Room 204',
})

const againIn = (timeZone: string, startsAt: string, today: string) =>
  meetingAgain(meetingAt(startsAt), today, timeZone, defaultTeamNames)

test('a meeting is posted again with its title, hour and teams', () => {
  expect(againIn('Asia/Manila', '2026-11-24T16:30:00.000Z', '2026-11-25')).toEqual({
    title: 'Stand-up',
    startsAt: '2026-12-02',
    time: '00:30',
    assignees: ['Heads', 'Dev Team'],
    place: 'Room 204',
  })
})

test.each([
  ['2026-10-28T20:00:00.000Z', '2026-10-29', '2026-11-04T21:00:00.000Z'],
  ['2027-03-10T21:00:00.000Z', '2027-03-11', '2027-03-17T20:00:00.000Z'],
])(
  'a meeting that is posted again keeps its hour across daylight saving: %s',
  (startsAt, today, moment) => {
    const again = againIn('America/New_York', startsAt, today)
    expect(momentIn('America/New_York', again.startsAt, again.time)).toBe(moment)
  },
)

test.each([
  ['Old Team', ['Old Team']],
  ['Heads, Old Team', ['Heads']],
  ['Everyone', ['Everyone', ...defaultTeamNames]],
])(
  'the form that edits a meeting of %s keeps removed teams only where none is left',
  (stored, assignees) => {
    const meeting = meetingAt('2026-11-24T16:30:00.000Z', stored)
    const teams = editedTeams(meeting, defaultTeamNames)
    const fields = meetingFieldsOf(meeting, 'Asia/Manila', teams)
    expect(fields.assignees).toEqual(assignees)
    expect(restoreMeeting({ ...fields }, teams).assignees).toEqual(assignees)
  },
)
