import { everyone } from '@tropa/contract/team/assignee'
import { defaultTeams } from '@tropa/contract/settings/teams'
import type { CollectionConfig, Field } from 'payload'
import { openSelect } from '../../payload/fields/open-select'
import { dataReadOnly, facts } from '../../payload/access/data-read-only'

/** The texts of a version of a meeting, besides its title, time and teams. */
const texts: Field[] = [
  { name: 'place', type: 'text' },
  { name: 'agenda', type: 'textarea' },
  { name: 'minutes', type: 'textarea' },
]

/**
 * What members of some teams have to attend; for all of them, `Everyone` is stored alone. `closedAt` is written
 * together with the roll call's own, so that a deletion at the same moment conflicts with it.
 */
export const meetings: CollectionConfig = {
  slug: 'meetings',
  ...dataReadOnly('title'),
  lockDocuments: false,
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'startsAt', type: 'date', required: true, index: true },
    openSelect('assignees', [everyone, ...defaultTeams.map(({ _id }) => _id)], { required: true }),
    { name: 'closedAt', type: 'date' },
    // On MongoDB, meetings from before there were versions have no number, which means the first version.
    { name: 'version', type: 'number', defaultValue: 1 },
    ...texts,
    // How many of its versions changed agenda or minutes alone: calendar programs are not told of these.
    { name: 'untoldVersions', type: 'number', defaultValue: 0 },
  ],
}

/**
 * What a meeting said before it was changed: a row for each version but the newest, which is the meeting itself. A row
 * is written once, together with the change, and deleted with the meeting.
 */
export const meetingVersions: CollectionConfig = {
  slug: 'meeting-versions',
  labels: { singular: 'Version of a meeting', plural: 'Versions of meetings' },
  ...facts(),
  indexes: [{ fields: ['meeting', 'version'], unique: true }],
  fields: [
    {
      name: 'meeting',
      type: 'relationship',
      relationTo: 'meetings',
      required: true,
      index: true,
    },
    { name: 'version', type: 'number', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'startsAt', type: 'text', required: true },
    { name: 'assignee', type: 'text', required: true },
    ...texts,
  ],
}
