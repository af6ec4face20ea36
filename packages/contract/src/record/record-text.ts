import { oneLine } from '../base/one-line'
import { plural } from '../base/plural'
import { maxLength } from '../base/text'
import type { CountedKind } from '../rules/judge'

/** A title in one line, cut where it would make the whole text longer than a violation may be. */
const fitted = (start: string, title: string) => {
  const text = start + oneLine(title)
  if (text.length <= maxLength.violation) return text
  // The cut must not leave half of a surrogate pair.
  return `${text.slice(0, maxLength.violation - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

const startOf = (counts: CountedKind, minutes: number) => {
  if (counts === 'warning') return 'Missed '
  if (counts === 'absence') return 'Absent from '
  return `${plural(minutes, 'minute')} late to `
}

/** What a record says somebody did: `12 minutes late to Stand-up`, `Absent from …`, `Missed …`. */
export const violationText = (
  counts: CountedKind,
  title: string,
  minutes: number | null | undefined,
): string => fitted(startOf(counts, minutes ?? 0), title)

const statusWords = {
  lateness: 'lateness',
  absence: 'absence(s)',
  warning: 'warning(s)',
} as const satisfies Record<CountedKind, string>

/** A record's status, which counts the records of its kind: `2 lateness`, `1 absence(s)`. */
export const statusText = (counts: CountedKind, number: number): string =>
  `${number} ${statusWords[counts]}`

/** The kind of a record that was typed, whose status has the format of {@link statusText}. */
export const kindInStatus = (status: string): CountedKind | undefined => {
  const word = /^\s*\d+\s+(lateness|absence|warning)(?:s|es|\(s\))?\s*$/i.exec(status)?.[1]
  return (['lateness', 'absence', 'warning'] as const).find((kind) => kind === word?.toLowerCase())
}

/** What a record counts for, as every screen says it. */
export const countsText = (status: string): string => {
  const kind = kindInStatus(status)
  if (kind === undefined) return 'Counts for nothing'
  return `Counts as ${kind === 'absence' ? 'an' : 'a'} ${kind}`
}
