import { audiences, type Audience } from '@tropa/contract/time/academic-year'
import type { PayloadRequest } from 'payload'
import { toPlainDate } from '../../../payload/fields/stored-date'
import type { Draft } from '../../../payload/globals/read-text'
import type { Calendar } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'

/** An event as it was last saved, as a draft or published. */
export interface StoredEvent extends Pick<Calendar, 'id' | 'title' | 'type' | 'tooltip'> {
  audience: Audience[]
  start: string
  end: string
  /** Whether visitors see what was last saved. */
  isPublished: boolean
}

const toStoredEvent = (event: Draft<Calendar>): StoredEvent[] => {
  const { id, title, type, audience, tooltip, start, end, _status } = event
  if (!id || !title || !start) return []
  return [
    {
      id,
      title,
      type: type ?? 'event',
      // In one order: the panel stores them in the order of the clicks.
      audience: audiences.filter((each) => audience?.includes(each)),
      tooltip: tooltip ?? null,
      start: toPlainDate(start),
      end: toPlainDate(end ?? start),
      isPublished: _status === 'published',
    },
  ]
}

/** Every event that the caller may read, by first day; without drafts that lack a title or first day. */
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
