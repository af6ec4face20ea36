import { moveMessages } from '@tropa/contract/content/calendar-moves'
import type { CollectionBeforeValidateHook } from 'payload'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { Calendar } from '../../../payload/payload-types'

/**
 * Refuses a change of an event that somebody has saved since the caller saw it, where the caller names
 * what it saw: `If-Match` with the time of the event's last change.
 */
export const refuseChanged: CollectionBeforeValidateHook<Calendar> = ({ originalDoc, req }) => {
  const seen = req.headers.get('if-match')
  if (seen === null || !originalDoc || seen === `"${originalDoc.updatedAt}"`) return
  throw visibleError(moveMessages.changed(originalDoc.title), 412)
}
