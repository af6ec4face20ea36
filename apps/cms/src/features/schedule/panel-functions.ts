import { scheduleMessages, type ScheduleRefusal } from '@tropa/contract/schedule/schedule'
import { momentAt } from '@tropa/contract/base/team-moment'
import {
  createLocalReq,
  Forbidden,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { z } from 'zod'
import { inUnitOfWork } from '../../database/unit-of-work'
import {
  findSchedules,
  schedulePublish,
  type Schedule,
  type ShownSchedules,
} from '../../payload/jobs/find-schedules'
import { findLeftParts } from '../../payload/parts/left-parts'
import { isPublished } from '../../payload/parts/versions'
import { jobs } from '../../payload/jobs/job-runner'
import { editors } from '../../payload/access/editors'
import { panelRequest } from '../../payload/access/panel-request'
import {
  isSchedulable,
  nameTarget,
  storedTarget,
  type NamedTarget,
  type StoredTarget,
  type Target,
} from '../../payload/jobs/target'
import { timeZoneOf } from '../../payload/globals/time-zone'

const newSchedule = storedTarget.extend({
  type: z.enum(['publish', 'unpublish']),
  /** By the team's clocks. */
  at: z.string(),
})

const isDayAndTime = (text: string) => {
  const moment = new Date(`${text}Z`)
  // JavaScript reads February 30 as March 2.
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === `${text}:00.000Z`
}

const cancellation = z.object({ scheduleId: z.string() })

interface Allowed {
  user: TypedUser
  target: Target
  named: NamedTarget
}

/** Payload's own functions let everybody in the panel schedule and cancel anything. */
const checkAccess = async (req: PayloadRequest, target: StoredTarget): Promise<Allowed> => {
  const { payload, user } = req
  if (!user || !editors({ req }) || !isSchedulable(payload, target)) throw new Forbidden(req.t)
  const named = await nameTarget(payload, user, target)
  if (!named) throw new Forbidden(req.t)
  return { user, target, named }
}

const rowOf = ({ target: { doc, global }, named }: Allowed) => ({
  collection: doc?.relationTo ?? global ?? '',
  id: doc?.value ?? '',
  title: named.label,
})

type Sent = { req: PayloadRequest } & Record<string, unknown>

/** Whether the newest text is what visitors see. */
const isNewestPublished = async ({ payload }: PayloadRequest, { doc, global }: Target) => {
  const query = { draft: true, depth: 0, disableErrors: true } as const
  const newest = doc
    ? await payload.findByID({ collection: doc.relationTo, id: doc.value, ...query })
    : global && (await payload.findGlobal({ slug: global, draft: true, depth: 0 }))
  return isPublished(newest)
}

const contextOf = (payload: Payload, session: TypedUser) => ({
  payload,
  session,
  address: panelRequest()?.address,
})

export const schedule = async ({ req, ...sent }: Sent): Promise<ScheduleRefusal> => {
  const { type, at: typed, ...wanted } = newSchedule.parse(sent)
  const { payload } = req
  const allowed = await checkAccess(req, wanted)
  const { user, target } = allowed
  if (allowed.named.isInTrash) throw new Forbidden(req.t)
  if (!isDayAndTime(typed)) return { problem: scheduleMessages.timeMissing }
  const waitUntil = momentAt(timeZoneOf(payload), typed)
  if (waitUntil.getTime() <= Date.now()) return { problem: scheduleMessages.timePassed }
  const isUnpublish = type === 'unpublish'
  const at = waitUntil.toISOString()
  const isKnown = (each: Schedule) =>
    !each.isFailed && each.at === at && each.isUnpublish === isUnpublish
  const known = await findSchedules(payload, target)
  if (known.some(isKnown)) return { problem: scheduleMessages.already }
  const comesOffBefore = known.some((each) => !each.isFailed && each.isUnpublish && each.at < at)
  if (!isUnpublish && !comesOffBefore && (await isNewestPublished(req, target))) {
    return { problem: scheduleMessages.nothingToPublish }
  }
  const input = {
    type,
    ...(target.doc ? { doc: target.doc } : { global: target.global ?? null }),
    user: { relationTo: user.collection, value: user.id },
  }
  await inUnitOfWork(contextOf(payload, user), async (work) => {
    const within = await createLocalReq({ req: work, user }, payload)
    await payload.jobs.queue({ task: schedulePublish, input, waitUntil, req: within })
    work.audit({ action: 'schedule', row: rowOf(allowed) })
  })
  return {}
}

/** Cancels what is scheduled, or dismisses what failed. What is being carried out can no longer be cancelled. */
export const cancelSchedule = async ({ req, ...sent }: Sent): Promise<ScheduleRefusal> => {
  const { scheduleId } = cancellation.parse(sent)
  const { payload } = req
  const found = (await findSchedules(payload)).find(({ id }) => id === scheduleId)
  if (!found) return { problem: scheduleMessages.settled }
  const allowed = await checkAccess(req, found.target)
  const isDeleted = await inUnitOfWork(contextOf(payload, allowed.user), async (work) => {
    const where = { id: { equals: scheduleId }, processing: { not_equals: true } }
    if (!(await payload.db.deleteOne({ collection: jobs, where, req: work }))) return false
    work.audit({ action: 'cancel-schedule', row: rowOf(allowed) })
    return true
  })
  return isDeleted ? {} : { problem: scheduleMessages.underWay }
}

export const showSchedules = async ({ req, ...sent }: Sent): Promise<ShownSchedules> => {
  const { payload } = req
  const { target } = await checkAccess(req, storedTarget.parse(sent))
  const [schedules, left] = await Promise.all([
    findSchedules(payload, target),
    findLeftParts(payload, target),
  ])
  return { timeZone: timeZoneOf(payload), schedules, left }
}
