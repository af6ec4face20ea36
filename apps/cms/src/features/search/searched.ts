import { shortDay } from '../calendar/short-day'

/** What can be found: its title, its whole text and where it is shown. */
export interface Searched {
  title: string
  text: string
  url: string
}

/** The parts of a text, without those that are empty. */
export const joined = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => part).join(' · ')

/** The days of an event as a hit names them. */
export const days = (start: string, end: string): string => {
  const first = `${shortDay(start)}, ${start.slice(0, 4)}`
  return start === end ? first : `${first} to ${shortDay(end)}, ${end.slice(0, 4)}`
}

/** Events in the order in which they are found: the next ones, then past ones from the latest. */
export const nextFirst = <Event extends { end: string }>(
  byFirstDay: readonly Event[],
  today: string,
): Event[] => [
  ...byFirstDay.filter(({ end }) => end >= today),
  ...byFirstDay.filter(({ end }) => end < today).toReversed(),
]
