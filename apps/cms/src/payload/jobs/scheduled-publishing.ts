import { scheduleMessages } from '@tropa/contract/schedule/schedule'
import { isRecord } from '@tropa/contract/base/is-record'
import type { CollectionSlug, Payload, SanitizedConfig } from 'payload'
import { z } from 'zod'
import { findRowById } from '../../database/rows'
import { retryTransient } from '../../database/transaction'
import { mayUsePanel } from '../access/editors'
import { needsSecondFactor } from '../access/needs-second-factor'
import { problemsOf } from '../hooks/validation-problems'
import { visibleError } from '../hooks/visible-error'
import { schedulePublish } from './find-schedules'
import { storedTarget } from './target'

const scheduledInput = storedTarget.extend({ user: z.object({ value: z.string() }) })

/** The member who scheduled it must still be allowed to publish when its time has come. */
const checkScheduler = async (payload: Payload, id: string) => {
  const member = await findRowById(payload, 'members', id)
  if (!member) throw visibleError(scheduleMessages.schedulerGone)
  if (!mayUsePanel(member) || needsSecondFactor(payload, member)) {
    throw visibleError(scheduleMessages.mayNotPublish(member.username))
  }
}

const checkTarget = async (payload: Payload, slug: string, id: string) => {
  const doc = await findRowById(payload, slug as CollectionSlug, id)
  if (!doc) throw visibleError(scheduleMessages.gone)
  if ('deletedAt' in doc && doc.deletedAt) throw visibleError(scheduleMessages.inTrash)
}

const reasonOf = (error: unknown) => {
  const problems = problemsOf(error)
  if (problems) return scheduleMessages.invalid(problems)
  const isForPeople = isRecord(error) && error.isPublic === true
  return isForPeople && error instanceof Error ? error.message : scheduleMessages.unknown
}

/**
 * Has Payload's task check, when the time has come, who scheduled it and what it is for, and say why it
 * failed in words for editors. Payload adds the task after all plugins.
 */
export const checkScheduledPublishing = (config: SanitizedConfig): SanitizedConfig => {
  const task = config.jobs.tasks?.find(({ slug }) => slug === schedulePublish)
  if (!task || typeof task.handler !== 'function') {
    throw new Error('Payload has no task for scheduled publishing.')
  }
  const { handler } = task
  task.handler = async (args) => {
    const { payload } = args.req
    try {
      const { doc, user } = scheduledInput.parse(args.input)
      return await retryTransient(async () => {
        await checkScheduler(payload, user.value)
        if (doc) await checkTarget(payload, doc.relationTo, doc.value)
        return handler(args)
      })
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'A scheduled document was not published' })
      throw new Error(reasonOf(error), { cause: error })
    }
  }
  return config
}
