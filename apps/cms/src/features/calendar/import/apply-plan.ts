import type { PayloadRequest } from 'payload'
import { slugs } from '../../../payload/slugs'
import type { Plan, PlannedEvent } from './plan'

const dataOf = ({ title, type, start, end, tooltip }: PlannedEvent, publish: boolean) => ({
  title,
  type,
  start,
  end: end === start ? null : end,
  ...(tooltip && { tooltip }),
  _status: publish ? ('published' as const) : ('draft' as const),
})

/**
 * Writes what a plan says, one event after the other. A plan that breaks off can be made and applied
 * again: what it has written is then unchanged.
 */
export const applyPlan = async (
  req: PayloadRequest,
  { rows }: Plan,
  publish: boolean,
): Promise<void> => {
  const shared = {
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
    if (status === 'new') await req.payload.create({ ...shared, data })
    else if (status === 'changed' && id) await req.payload.update({ ...shared, id, data })
  }
}
