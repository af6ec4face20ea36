import { dayMs as day, hourMs as hour } from '@tropa/contract/base/durations'
import type { Meeting, OwnMark, WholeMeeting } from '@tropa/contract/meeting/meeting'

/** A moment so many milliseconds from now. */
export const from = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

const closed: Meeting = {
  _id: 'm3',
  title: 'Kick-off of the capstone with the adviser',
  startsAt: from(-20 * day),
  assignee: 'Heads, Dev Team',
  closedAt: from(-19 * day),
  version: 1,
  place: 'https://meet.example.com/kick-off',
}

/** An upcoming meeting, one whose roll call is open, and a closed one. */
export const meetings: Meeting[] = [
  {
    _id: 'm1',
    title: 'Defense rehearsal',
    startsAt: from(3 * day),
    assignee: 'Everyone',
    closedAt: null,
    version: 1,
    place: 'Room 204, Main Building',
  },
  {
    _id: 'm2',
    title: 'Stand-up',
    startsAt: from(-2 * hour),
    assignee: 'Everyone',
    closedAt: null,
    version: 1,
    place: null,
  },
  closed,
]

/** The closed meeting, with its texts. */
export const shownMeeting: WholeMeeting = {
  ...closed,
  version: 2,
  agenda: '1. Scope\n2. Dates',
  minutes: 'We keep to four chapters.\n- [ ] Book the room for the defense\n- [x] Ask the adviser',
}

export const ownMark: OwnMark = { mark: 'late', minutes: 12 }
