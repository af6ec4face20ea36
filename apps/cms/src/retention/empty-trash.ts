import { daysInTrash } from '@tropa/contract/trash/trash'
import { daysBefore } from '@tropa/contract/base/calendar-date'
import type { CollectionSlug, Payload } from 'payload'
import { eraseDeleted } from '../database/erase-deleted'
import { recurringTask } from '../payload/jobs/recurring-task'

const hasTrash = ({ collections }: Payload, slug: string): slug is CollectionSlug =>
  Object.values(collections).some(({ config }) => config.slug === slug && config.trash)

/**
 * Permanently deletes what has been in the trash for too long. What cannot be deleted is logged and tried
 * again the next time.
 */
export const emptyTrash = async (payload: Payload, now: Date): Promise<void> => {
  const before = daysBefore(now, daysInTrash)
  // In the order of the configuration, because team members must be deleted before their pictures.
  for (const { slug } of payload.config.collections) {
    if (!hasTrash(payload, slug)) continue
    const { errors } = await payload.delete({
      collection: slug,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
      overrideAccess: true,
    })
    for (const err of errors) payload.logger.warn({ err, msg: `In the trash of ${slug}` })
  }
}

/** The hourly job that does this. */
export const emptyTrashTask = recurringTask('emptyTrash', [
  [emptyTrash, 'The trash was not emptied'],
  // Also erases what was deleted by hand within the hour from the search index and the log of the database.
  [({ db }) => eraseDeleted(db), 'What was deleted was not overwritten'],
])
