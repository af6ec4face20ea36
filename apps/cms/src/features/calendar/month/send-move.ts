import { moveMessages } from '@tropa/contract/content/calendar-moves'
import { noResponse } from '@tropa/contract/errors'
import * as z from 'zod/mini'
import { slugs } from '../../../payload/slugs'
import type { MonthEvent } from './month-event'
import { canBeStored, type EventDays } from './move'

const moved = z.object({ doc: z.object({ updatedAt: z.string() }) })

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) })

const locks = z.object({
  docs: z.array(z.object({ user: z.object({ value: z.object({ email: z.string() }) }) })),
})

/** The username of the colleague who edits an event. Locks have it in the place of an e-mail address. */
const lockHolder = async (api: string, id: string) => {
  const query = new URLSearchParams({
    'where[document.relationTo][equals]': slugs.calendar,
    'where[document.value][equals]': id,
    sort: '-updatedAt',
    limit: '1',
  })
  const response = await fetch(`${api}/payload-locked-documents?${query}`, {
    credentials: 'include',
  })
  return locks.safeParse(await response.json()).data?.docs[0]?.user.value.email
}

const reasonOf = async (api: string, { id, title }: MonthEvent, response: Response) => {
  if (response.status === 404) return moveMessages.gone(title)
  if (response.status === 412) return moveMessages.changed(title)
  if (response.status === 423) return moveMessages.locked(title, await lockHolder(api, id))
  const { data } = refusal.safeParse(await response.json())
  return moveMessages.refused(title, data?.errors[0]?.message ?? 'Something went wrong.')
}

/** What came of a move: why it was refused, or when the event was saved. */
export type MoveAnswer = { refusal: string } | { refusal?: undefined; updatedAt: string }

/**
 * Moves an event and saves it as what it was: what is published stays published, and a draft a draft.
 * Refused where somebody has saved the event since the caller saw it.
 *
 * @param api - the address of Payload's REST API
 */
export const sendMove = async (
  api: string,
  event: MonthEvent,
  { start, end }: EventDays,
): Promise<MoveAnswer> => {
  const { id, title, isPublished, updatedAt } = event
  if (!canBeStored({ start, end })) {
    return { refusal: moveMessages.refused(title, moveMessages.noSuchDay) }
  }
  try {
    const url = `${api}/${slugs.calendar}/${id}?depth=0&draft=${!isPublished}`
    const response = await fetch(url, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${updatedAt}"` },
      body: JSON.stringify({
        start,
        end: start === end ? null : end,
        _status: isPublished ? 'published' : 'draft',
      }),
    })
    if (!response.ok) return { refusal: await reasonOf(api, event, response) }
    return moved.parse(await response.json()).doc
  } catch {
    return { refusal: moveMessages.refused(title, noResponse) }
  }
}
