import { everyone } from '@tropa/contract/team/assignee'
import type { Meeting } from '@tropa/contract/meeting/meeting'
import { daysBefore } from '@tropa/contract/base/calendar-date'
import type { Payload, Where } from 'payload'
import { findRows } from '../../database/rows'
import { assigneesText, type StoredSettings } from '../../payload/globals/read-settings'
import type * as Stored from '../../payload/payload-types'

export const versionOf = ({ version }: Pick<Stored.Meeting, 'version'>) => version ?? 1

export const toMeeting = (meeting: Stored.Meeting, settings: StoredSettings): Meeting => ({
  _id: meeting.id,
  title: meeting.title,
  startsAt: meeting.startsAt,
  assignee: assigneesText(meeting.assignees, settings),
  closedAt: meeting.closedAt ?? null,
  version: versionOf(meeting),
})

export const ofTeams = (teams: Stored.Member['teams']): Where => ({
  assignees: { in: [everyone, ...(teams ?? [])] },
})

const daysInFeeds = 30

/** The meetings of a member's teams, soonest first, but those that began more than 30 days ago. */
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
