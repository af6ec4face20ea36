import { scheduleMessages } from '@tropa/contract/schedule/schedule'
import { isRecord } from '@tropa/contract/base/is-record'
import { momentIn } from '@tropa/contract/base/team-moment'
import type { Clock } from '@tropa/contract/settings/choices'
import type { Payload, Where } from 'payload'
import { z } from 'zod'
import type { LeftPart } from '../parts/changed-parts'
import { jobs } from './job-runner'
import { readSettings } from '../globals/read-settings'
import { isSchedulable, storedTarget, type Target } from './target'
import { timeZoneOf } from '../globals/time-zone'

/** Payload's task that publishes a document, or takes it off the site, at its time. */
export const schedulePublish = 'schedulePublish'

const storedTime = z.coerce.date().transform((date) => date.toISOString())

const storedSchedule = z.object({
  id: z.string(),
  waitUntil: storedTime,
  hasError: z.boolean().nullish(),
  error: z.unknown().optional(),
  input: storedTarget.extend({ type: z.string().nullish() }),
})

export interface Schedule {
  id: string
  target: Target
  at: string
  isUnpublish: boolean
  /** What editors read about it, in the team's time. */
  sentence: string
  isFailed: boolean
}

export interface ShownSchedules {
  timeZone: string
  schedules: Schedule[]
  /** What goes live with the next publishing, of what is saved. */
  left: LeftPart[]
}

const toSchedule = (payload: Payload, stored: unknown, clock: Clock): Schedule[] => {
  const { data } = storedSchedule.safeParse(stored)
  if (!data) return []
  const { id, waitUntil, hasError, error, input } = data
  const isUnpublish = input.type === 'unpublish'
  if (!isSchedulable(payload, input)) return []
  const isFailed = hasError === true
  const message = isRecord(error) ? error.message : undefined
  const reason = typeof message === 'string' ? message : scheduleMessages.unknown
  const timeZone = timeZoneOf(payload)
  const when = `${momentIn(timeZone, waitUntil, clock)} (${timeZone})`
  const { comesOff, didNotComeOff, didNotGoLive, goesLive } = scheduleMessages
  const [planned, failed] = isUnpublish ? [comesOff, didNotComeOff] : [goesLive, didNotGoLive]
  return [
    {
      id,
      target: input,
      at: waitUntil,
      isUnpublish,
      isFailed,
      sentence: isFailed ? failed(when, reason) : planned(when),
    },
  ]
}

const isFor = ({ doc, global }: Target): Where =>
  doc
    ? {
        and: [
          { 'input.doc.relationTo': { equals: doc.relationTo } },
          { 'input.doc.value': { equals: doc.value } },
        ],
      }
    : { 'input.global': { equals: global } }

/**
 * The scheduled changes, failed ones first and then by time.
 *
 * @param target - only for this document
 */
export const findSchedules = async (payload: Payload, target?: Target): Promise<Schedule[]> => {
  const { docs } = await payload.db.find({
    collection: jobs,
    where: {
      and: [
        { taskSlug: { equals: schedulePublish } },
        { completedAt: { exists: false } },
        ...(target ? [isFor(target)] : []),
      ],
    },
    sort: 'waitUntil',
    limit: 0,
    pagination: false,
  })
  const { clock } = await readSettings(payload)
  const found = docs.flatMap((doc) => toSchedule(payload, doc, clock))
  return found.toSorted((a, b) => Number(b.isFailed) - Number(a.isFailed))
}
