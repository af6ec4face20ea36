import { daysBetween } from '@tropa/contract/time/calendar-date'
import type { StoredEvent } from './stored-events'

interface Titled {
  title: string
  start: string
}

const foldedTitle = ({ title }: Titled) => title.normalize('NFC').toLowerCase()

/**
 * Finds for each copy the event of the same title that already stands on another day of the year it is
 * copied to. Each such event answers for one copy, the nearest, because an event may come several times
 * a year.
 *
 * @param copies - those whose title and first day no stored event has
 * @param standing - the stored events of that year that match no copy by title and first day
 */
export const findStanding = <Copy extends Titled>(
  copies: readonly Copy[],
  standing: readonly StoredEvent[],
): Map<Copy, StoredEvent> => {
  const found = new Map<Copy, StoredEvent>()
  const taken = new Set<StoredEvent>()
  const pairs = copies
    .flatMap((copy) =>
      standing
        .filter((event) => foldedTitle(event) === foldedTitle(copy))
        .map((event) => ({ copy, event, days: Math.abs(daysBetween(copy.start, event.start)) })),
    )
    .sort((one, other) => one.days - other.days)
  for (const { copy, event } of pairs) {
    if (found.has(copy) || taken.has(event)) continue
    found.set(copy, event)
    taken.add(event)
  }
  return found
}
