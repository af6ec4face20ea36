import type { PayloadRequest } from 'payload'
import { slugs } from '../../../payload/slugs'
import type { Plan, PlannedEvent } from './plan'

const dataOf = (
  { title, type, start, end, audience, tooltip }: PlannedEvent,
  publish: boolean,
) => ({
  title,
  type,
  start,
  end: end === start ? null : end,
  ...(audience && { audience }),
  ...(tooltip && { tooltip }),
  _status: publish ? ('published' as const) : ('draft' as const),
})

/**
 * Writes the new and changed events of a plan, one after the other. After a failure the same file can
 * be planned and applied again: events that were written count as unchanged then.
 */
export const applyPlan = async (
  req: PayloadRequest,
  { rows }: Plan,
  publish: boolean,
): Promise<void> => {
  const options = {
    collection: slugs.calendar,
    draft: !publish,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  } as const
  for (const { status, event, id } of rows) {
    if (!event) continue
    const data = dataOf(event, publish)
    if (status === 'new') await req.payload.create({ ...options, data })
    else if (status === 'changed' && id) await req.payload.update({ ...options, id, data })
  }
}
