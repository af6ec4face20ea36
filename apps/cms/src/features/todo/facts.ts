import type { PayloadRequest } from 'payload'
import { slugs } from '../../payload/slugs'
import { deleteSubjectFacts } from '../subject/delete-facts'

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

const deleteRows = async (
  req: Request,
  todoId: string,
  collections: ('acknowledgements' | 'reminders' | 'todo-versions')[],
) => {
  for (const collection of collections) {
    await req.payload.db.deleteMany({ collection, where: { todo: { equals: todoId } }, req })
  }
}

/** Deletes what was stored about a to-do, in the transaction of `req`. Its records stay. */
export const deleteFacts = async (req: Request, todoId: string): Promise<void> => {
  await deleteRows(req, todoId, [slugs.acknowledgements, slugs.reminders, slugs.todoVersions])
  await deleteSubjectFacts(req, { kind: 'todo', _id: todoId })
}

/** Deletes what members' calls stored on MongoDB while the to-do was being deleted. */
export const deleteLateFacts = (req: Request, todoId: string): Promise<void> =>
  deleteRows(req, todoId, [slugs.acknowledgements, slugs.reminders])
