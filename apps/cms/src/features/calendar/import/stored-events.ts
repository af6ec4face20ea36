import { audiences } from '@tropa/contract/time/academic-year'
import type { PayloadRequest } from 'payload'
import { toPlainDate } from '../../../payload/fields/stored-date'
import type { Draft } from '../../../payload/globals/read-text'
import type { Calendar } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { readLatest } from '../read'
import type { Plan, PlannedEvent, StoredEvent } from './plan'

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

/** Without drafts that lack a title or first day. */
export const readStoredEvents = async (req: PayloadRequest): Promise<StoredEvent[]> =>
  (await readLatest(req)).flatMap(toStoredEvent)

const dataOf = (
  { title, type, start, end, audience, tooltip }: PlannedEvent,
  publish: boolean,
) => ({
  title,
  type,
  start,
  end: end === start ? null : end,
  audience,
  ...(tooltip && { tooltip }),
  _status: publish ? ('published' as const) : ('draft' as const),
})

/**
 * Writes the new and changed events of a plan, one after the other. After a failure the same file can
 * be planned and applied again: events that were written count as unchanged then.
 *
 * @param chosen - the places of private events to write as well
 */
export const applyPlan = async (
  req: PayloadRequest,
  { rows }: Plan,
  { publish, chosen }: { publish: boolean; chosen: readonly string[] },
): Promise<void> => {
  const options = {
    collection: slugs.calendar,
    draft: !publish,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  } as const
  for (const { place, status, event, id, isPrivate } of rows) {
    if (!event || (isPrivate && !chosen.includes(place))) continue
    const data = dataOf(event, publish)
    if (status === 'new') await req.payload.create({ ...options, data })
    else if (status === 'changed' && id) await req.payload.update({ ...options, id, data })
  }
}
