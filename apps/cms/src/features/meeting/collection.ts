import { everyone } from '@tropa/contract/team/assignee'
import { defaultTeams } from '@tropa/contract/settings/teams'
import type { CollectionConfig } from 'payload'
import { openSelect } from '../../payload/fields/open-select'
import { facts } from '../../payload/access/data-read-only'

/**
 * What members of some teams have to attend; for all of them, `Everyone` is stored alone. `closedAt` is written
 * together with the roll call's own, so that a deletion at the same moment conflicts with it.
 */
export const meetings: CollectionConfig = {
  slug: 'meetings',
  ...facts('title'),
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'startsAt', type: 'date', required: true, index: true },
    openSelect('assignees', [everyone, ...defaultTeams.map(({ _id }) => _id)], { required: true }),
    { name: 'closedAt', type: 'date' },
    // A meeting that is older than versions has none on MongoDB, which means the first one.
    { name: 'version', type: 'number', defaultValue: 1 },
  ],
}
