import { isRecord } from '@tropa/contract/is-record'
import type { Operation } from '../../../payload/hooks/operation'

/**
 * Removes the position from saved forms, which would bring back the order of the moment they were
 * opened. Dragging, the only way to change the order, sends the position and nothing else.
 */
export const ignoreOrderInForms = ({ args = {}, operation }: Operation): void => {
  const data = 'data' in args ? args.data : undefined
  if (operation === 'update' && isRecord(data) && Object.keys(data).length > 1) delete data._order
}
