import type { Payload } from 'payload'
import { schedulePublish } from '../payload/jobs/find-schedules'
import { slugs } from '../payload/slugs'

/** Schedules that a team member goes live on Nov 24, 2999, 9:00 AM in Manila. */
export const scheduleTeamMember = async ({ jobs }: Payload, value: string): Promise<void> => {
  await jobs.queue({
    task: schedulePublish,
    input: { type: 'publish', doc: { relationTo: slugs.team, value } },
    waitUntil: new Date('2999-11-24T01:00:00.000Z'),
  })
}
