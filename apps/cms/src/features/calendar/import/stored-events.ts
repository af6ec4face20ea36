import type { PayloadRequest } from 'payload'
import type { Draft } from '../../../payload/globals/read-text'
import { toPlainDate } from '../../../payload/fields/plain-date'
import type { Calendar } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'

/** An event as editors last saved it, draft or not. */
export interface StoredEvent extends Pick<Calendar, 'id' | 'title' | 'type' | 'tooltip'> {
  start: string
  end: string
  /** Whether what was last saved is what visitors see. */
  isPublished: boolean
}

const toStoredEvent = (event: Draft<Calendar>): StoredEvent[] => {
  const { id, title, type, tooltip, start, end, _status } = event
  if (!id || !title || !start) return []
  return [
    {
      id,
      title,
      type: type ?? 'event',
      tooltip: tooltip ?? null,
      start: toPlainDate(start),
      end: toPlainDate(end ?? start),
      isPublished: _status === 'published',
    },
  ]
}

/**
 * Every event as editors last saved it, by its first day. What the caller may not read
 * is left out, and a draft without a title or a first day.
 */
export const readStoredEvents = async (req: PayloadRequest): Promise<StoredEvent[]> => {
  const { docs } = await req.payload.find({
    collection: slugs.calendar,
    draft: true,
    depth: 0,
    limit: 0,
    pagination: false,
    sort: 'start',
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.flatMap(toStoredEvent)
}
