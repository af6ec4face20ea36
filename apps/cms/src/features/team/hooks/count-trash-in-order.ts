import { isRecord } from '@tropa/contract/is-record'
import type { Operation } from '../../../payload/hooks/operation'

/**
 * Lets Payload see those in the trash when it looks for the position before or after a new one, so that
 * nobody gets the position of a team member who may be restored.
 */
export const countTrashInOrder = ({ args = {}, operation }: Operation): void => {
  const isForPosition =
    operation === 'read' &&
    'limit' in args &&
    args.limit === 1 &&
    'select' in args &&
    isRecord(args.select) &&
    Object.keys(args.select).join() === '_order'
  if (isForPosition) Object.assign(args, { trash: true })
}
