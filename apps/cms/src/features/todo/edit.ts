import { teams } from '@tropa/contract/assignee'
import { changesBetween } from '@tropa/contract/changes/todo-changes'
import { dateIn, isActive } from '@tropa/contract/time/team-time'
import { todoMessages, type TodoForm } from '@tropa/contract/todo'
import type { RequiredDataFromCollectionSlug } from 'payload'
import { inUnitOfWork } from '../../database/unit-of-work'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toPlainDate } from '../../payload/fields/stored-date'
import { withoutAskingAgain } from '../../payload/hooks/request-marks'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { storeActivity } from '../../rpc/activity'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'
import { textOf, versionsOf } from './versions'

/** A form as it is stored. */
export const toStored = ({ title, desc, deadline, priority, assignees }: TodoForm) =>
  ({
    title,
    desc,
    deadline,
    priority,
    assignees: teams.filter((team) => assignees.includes(team)),
  }) satisfies RequiredDataFromCollectionSlug<'todos'>

interface Edit extends TodoForm {
  /** The version whose text was edited. */
  version: number
  askAgain: boolean
}

/**
 * Changes a to-do and says so in the activity log, in one transaction. The hook of the collection makes
 * it a version. Of two edits of one version the second finds that it is not the present one any more.
 */
export const editTodo = (context: ApiContext, id: string, { version, askAgain, ...form }: Edit) => {
  const { payload, env } = context
  const { username } = requireSession(context)
  const today = dateIn(env.timeZone)
  return inUnitOfWork(context, async (req) => {
    const stored = await payload.db.findOne<Stored.Todo>({
      collection: slugs.todos,
      where: { and: [{ id: { equals: id } }, outsideTrash] },
      req,
    })
    if (!stored) throw apiError('NOT_FOUND', todoMessages.notFound)
    if (!isActive(toPlainDate(stored.deadline), today)) {
      throw apiError('BAD_REQUEST', todoMessages.archivedText)
    }
    if (!isActive(form.deadline, today)) {
      throw fieldErrors({ deadline: todoMessages.deadlinePassed })
    }
    if (versionsOf(stored).version !== version) {
      throw apiError('CONFLICT', todoMessages.changedMeanwhile)
    }
    const data = toStored(form)
    if (changesBetween(textOf(stored), textOf(data)).length === 0) return
    await payload.update({
      collection: slugs.todos,
      id,
      data,
      overrideAccess: true,
      context: askAgain ? {} : withoutAskingAgain(),
      req,
    })
    const description = `Edited the to-do ${data.title}`
    await storeActivity(payload, { username, action: 'EDIT_TODO', description }, req)
  })
}
