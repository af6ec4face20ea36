import { scheduleMessages, type ScheduleRefusal } from '@tropa/contract/content/schedule'
import { momentAt } from '@tropa/contract/time/team-moment'
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
import { jobs } from '../../payload/jobs/job-runner'
import { panelRequest } from '../../payload/access/panel-request'
import { nameTarget, targetOf, type NamedTarget, type Target } from '../../payload/jobs/target'

const storedTarget = {
  doc: z.object({ relationTo: z.string(), value: z.string() }).optional(),
  global: z.string().optional(),
}

const newSchedule = z.object({
  ...storedTarget,
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

const shownTarget = z.object(storedTarget)

interface Allowed {
  user: TypedUser
  named: NamedTarget
}

/** Payload's own functions let everybody in the panel schedule and cancel anything. */
const checkAccess = async (req: PayloadRequest, target: Target | undefined): Promise<Allowed> => {
  const { payload, user } = req
  if (!target || !user) throw new Forbidden(req.t)
  const { access } =
    'global' in target
      ? (payload.globals.config.find(({ slug }) => slug === target.global) ?? {})
      : payload.collections[target.collection].config
  const data = { _status: 'published' }
  const isAllowed = await access?.update({ req, data, ...('id' in target && { id: target.id }) })
  const named = isAllowed ? await nameTarget(payload, user, target) : undefined
  if (!named) throw new Forbidden(req.t)
  return { user, named }
}

const rowOf = (target: Target, { label }: NamedTarget) => ({
  collection: 'global' in target ? target.global : target.collection,
  id: 'global' in target ? '' : target.id,
  title: label,
})

type Sent = { req: PayloadRequest } & Record<string, unknown>

const timeZoneOf = ({ config }: Payload) => String(config.custom.timeZone)

const contextOf = (payload: Payload, session: TypedUser) => ({
  payload,
  session,
  address: panelRequest()?.address,
})

export const schedule = async ({ req, ...sent }: Sent): Promise<ScheduleRefusal> => {
  const { type, at: typed, doc, global } = newSchedule.parse(sent)
  const { payload } = req
  const target = targetOf(payload, { doc, global })
  const { user, named } = await checkAccess(req, target)
  if (!target || named.isInTrash) throw new Forbidden(req.t)
  if (!isDayAndTime(typed)) return { problem: scheduleMessages.timeMissing }
  const waitUntil = momentAt(timeZoneOf(payload), typed)
  if (waitUntil.getTime() <= Date.now()) return { problem: scheduleMessages.timePassed }
  const isUnpublish = type === 'unpublish'
  const at = waitUntil.toISOString()
  const isKnown = (each: Schedule) =>
    !each.isFailed && each.at === at && each.isUnpublish === isUnpublish
  if ((await findSchedules(payload, target)).some(isKnown)) {
    return { problem: scheduleMessages.already }
  }
  const input = {
    type,
    ...('global' in target
      ? { global: target.global }
      : { doc: { relationTo: target.collection, value: target.id } }),
    user: { relationTo: user.collection, value: user.id },
  }
  await inUnitOfWork(contextOf(payload, user), async (work) => {
    const within = await createLocalReq({ req: work, user }, payload)
    await payload.jobs.queue({ task: schedulePublish, input, waitUntil, req: within })
    work.audit({ action: 'schedule', row: rowOf(target, named) })
  })
  return {}
}

/** Cancels what is scheduled, or dismisses what failed. What is being carried out can no longer be cancelled. */
export const cancelSchedule = async ({ req, ...sent }: Sent): Promise<ScheduleRefusal> => {
  const { scheduleId } = cancellation.parse(sent)
  const { payload } = req
  const found = (await findSchedules(payload)).find(({ id }) => id === scheduleId)
  // It has been cancelled or carried out in the meantime.
  if (!found) return {}
  const { user, named } = await checkAccess(req, found.target)
  const isDeleted = await inUnitOfWork(contextOf(payload, user), async (work) => {
    const where = { id: { equals: scheduleId }, processing: { not_equals: true } }
    if (!(await payload.db.deleteOne({ collection: jobs, where, req: work }))) return false
    work.audit({ action: 'cancel-schedule', row: rowOf(found.target, named) })
    return true
  })
  return isDeleted ? {} : { problem: scheduleMessages.underWay }
}

export const showSchedules = async ({ req, ...sent }: Sent): Promise<ShownSchedules> => {
  const { payload } = req
  const target = targetOf(payload, shownTarget.parse(sent))
  await checkAccess(req, target)
  return { timeZone: timeZoneOf(payload), schedules: await findSchedules(payload, target) }
}
