import { moveMessages } from '@tropa/contract/content/calendar-moves'
import { noResponse } from '@tropa/contract/errors'
import * as z from 'zod/mini'
import { toPlainDate } from '../../../payload/fields/stored-date'
import { slugs } from '../../../payload/slugs'
import type { MonthEvent } from './month-event'
import { canBeStored, type EventDays } from './move'

const storedEvent = z.object({
  start: z.nullish(z.string()),
  end: z.nullish(z.string()),
  _status: z.nullish(z.string()),
})

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) })

/** Says why an event was not moved. */
class MoveRefused extends Error {}

const request = async (title: string, url: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(url, { ...init, credentials: 'include' })
  if (response.status === 404) throw new MoveRefused(moveMessages.gone(title))
  if (response.status === 423) throw new MoveRefused(moveMessages.locked(title))
  const body: unknown = await response.json()
  if (response.ok) return body
  const reason = refusal.safeParse(body).data?.errors[0]?.message ?? 'Something went wrong.'
  throw new MoveRefused(moveMessages.refused(title, reason))
}

/** Whether the event is still what the caller saw, so that no draft made meanwhile is published. */
const isUnchanged = (event: MonthEvent, stored: unknown) => {
  const { start, end, _status } = storedEvent.parse(stored)
  return (
    start &&
    toPlainDate(start) === event.start &&
    toPlainDate(end ?? start) === event.end &&
    (_status === 'published') === event.isPublished
  )
}

/**
 * Moves an event and saves it as what it was: what is published stays published, and a draft a draft.
 *
 * @param api - the address of Payload's REST API
 * @returns why it was not moved, or `undefined` when it was
 */
export const sendMove = async (
  api: string,
  event: MonthEvent,
  { start, end }: EventDays,
): Promise<string | undefined> => {
  const { id, title, isPublished } = event
  const url = `${api}/${slugs.calendar}/${id}`
  if (!canBeStored({ start, end })) return moveMessages.refused(title, moveMessages.noSuchDay)
  try {
    if (!isUnchanged(event, await request(title, `${url}?draft=true&depth=0`))) {
      return moveMessages.changed(title)
    }
    await request(title, `${url}?depth=0&draft=${!isPublished}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        start,
        end: start === end ? null : end,
        _status: isPublished ? 'published' : 'draft',
      }),
    })
    return undefined
  } catch (error) {
    return error instanceof MoveRefused ? error.message : moveMessages.refused(title, noResponse)
  }
}
