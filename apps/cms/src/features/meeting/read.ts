import { everyone } from '@tropa/contract/team/assignee'
import type { Meeting, OwnMark, WholeMeeting } from '@tropa/contract/meeting/meeting'
import { meetingMarks } from '@tropa/contract/rules/judge'
import { daysBefore } from '@tropa/contract/base/calendar-date'
import type { Payload, Where } from 'payload'
import { z } from 'zod'
import { findRow, findRows } from '../../database/rows'
import { assigneesText, type StoredSettings } from '../../payload/globals/read-settings'
import type * as Stored from '../../payload/payload-types'
import { ofSubject } from '../roll-call/subject'

export const versionOf = ({ version }: Pick<Stored.Meeting, 'version'>) => version ?? 1

export const untoldOf = ({ untoldVersions }: Pick<Stored.Meeting, 'untoldVersions'>) =>
  untoldVersions ?? 0

/** The SEQUENCE of iCalendar, which counts the versions that calendar programs are told of. */
export const sequenceOf = (meeting: Stored.Meeting) => versionOf(meeting) - 1 - untoldOf(meeting)

export const toMeeting = (meeting: Stored.Meeting, settings: StoredSettings): Meeting => ({
  _id: meeting.id,
  title: meeting.title,
  startsAt: meeting.startsAt,
  assignee: assigneesText(meeting.assignees, settings),
  closedAt: meeting.closedAt ?? null,
  version: versionOf(meeting),
  place: meeting.place ?? null,
})

export const toWholeMeeting = (
  meeting: Stored.Meeting,
  settings: StoredSettings,
): WholeMeeting => ({
  ...toMeeting(meeting, settings),
  agenda: meeting.agenda ?? null,
  minutes: meeting.minutes ?? null,
})

/** The version that is kept when a meeting is changed. */
export const toVersion = (meeting: Stored.Meeting, settings: StoredSettings) => {
  const { _id, version, title, startsAt, assignee, place, agenda, minutes } = toWholeMeeting(
    meeting,
    settings,
  )
  return { meeting: _id, version, title, startsAt, assignee, place, agenda, minutes }
}

const closedRows = z.array(
  z.object({
    userId: z.string(),
    mark: z.nullable(z.enum(meetingMarks)),
    minutes: z.nullable(z.int()),
  }),
)

/** A member's mark at a meeting whose roll call is closed. */
export const readOwnMark = async (
  payload: Payload,
  { id: _id, closedAt }: Stored.Meeting,
  memberId: string,
): Promise<OwnMark> => {
  const rollCall =
    closedAt && (await findRow(payload, 'roll-calls', ofSubject({ kind: 'meeting', _id })))
  const rows = rollCall ? closedRows.parse(rollCall.rows) : []
  const { mark = null, minutes = null } = rows.find(({ userId }) => userId === memberId) ?? {}
  return { mark, minutes }
}

export const ofTeams = (teams: Stored.Member['teams']): Where => ({
  assignees: { in: [everyone, ...(teams ?? [])] },
})

const daysInFeeds = 30

/** The meetings of a member's teams, soonest first, without those that began more than 30 days ago. */
export const readMeetingsForFeed = (
  payload: Payload,
  { teams }: Pick<Stored.Member, 'teams'>,
): Promise<Stored.Meeting[]> => {
  const since = daysBefore(new Date(), daysInFeeds)
  return findRows(payload, 'meetings', {
    where: { and: [ofTeams(teams), { startsAt: { greater_than_equal: since } }] },
    sort: ['startsAt', 'id'],
  })
}
