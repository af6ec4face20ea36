import type { PayloadRequest } from 'payload'
import { slugs } from '../../payload/slugs'
import { deleteSubjectFacts } from '../subject/subject'

/** Deletes what was stored about a to-do, in the transaction of `req`. Its records stay. */
export const deleteFacts = async (
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  todoId: string,
): Promise<void> => {
  for (const collection of [slugs.acknowledgements, slugs.reminders, slugs.todoVersions]) {
    await req.payload.db.deleteMany({ collection, where: { todo: { equals: todoId } }, req })
  }
  await deleteSubjectFacts(req, { kind: 'todo', _id: todoId })
}
