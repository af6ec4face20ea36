import { daysInTrash } from '@tropa/contract/content/trash'
import type { CollectionSlug, Payload } from 'payload'
import { isMongodb } from '../../database/engine'
import { claimRun } from '../../database/mongodb/claim-run'

const day = 86_400_000

/** How often the trash is looked through, in milliseconds. */
const every = 3_600_000

/** A little less than that, since no timer is exact. */
const claimedFor = every - 60_000

const hasTrash = ({ collections }: Payload, slug: string): slug is CollectionSlug =>
  Object.values(collections).some(({ config }) => config.slug === slug && config.trash)

/**
 * Deletes for ever what has been in the trash for too long. What cannot be deleted is logged and tried
 * again the next time.
 */
export const emptyTrash = async (payload: Payload, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - daysInTrash * day).toISOString()
  // In the order of the configuration, where team members come before the pictures that they need.
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

/** The same, unless another instance has done it within the last hour. */
export const emptyTrashOnce = async (payload: Payload, now: Date): Promise<void> => {
  const { db } = payload
  if (isMongodb(db) && !(await claimRun(db, 'empty-trash', now, claimedFor))) return
  await emptyTrash(payload, now)
}

/**
 * Empties the trash now, for the time in which nothing ran, and again every hour.
 *
 * @returns ends it; resolves when a run that is under way has ended
 */
export const keepEmptyingTrash = (payload: Payload): (() => Promise<void>) => {
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(() => emptyTrashOnce(payload, new Date()))
      .catch((err: unknown) => payload.logger.error({ err, msg: 'The trash was not emptied' }))
  }
  run()
  const timer = setInterval(run, every)
  return () => {
    clearInterval(timer)
    return running
  }
}
