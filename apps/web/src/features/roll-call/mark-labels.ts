import type { Mark, Outcome } from '@tropa/contract/rules/judge'
import type { SubjectKind } from '@tropa/contract/base/subject'
import { type Currency, moneyText } from '@tropa/contract/settings/currency'

/** The words of each mark. Their first letters are its key on the keyboard. */
export const markLabels = {
  present: 'Present',
  late: 'Late',
  absent: 'Absent',
  excused: 'Excused',
  delivered: 'Delivered',
  missed: 'Missed',
} as const satisfies Record<Mark, string>

/** The label of the button that gives the first mark to everybody without one. */
export const othersLabels = {
  meeting: 'Everybody else is present',
  todo: 'Everybody else has delivered',
} as const satisfies Record<SubjectKind, string>

/** What a mark leads to: `₱50, lateness`. */
export const outcomeText = ({ fee, counts }: Outcome, currency: Currency): string =>
  fee === 0 ? `1 ${counts}` : `${moneyText(fee, currency)}, ${counts}`

/** The keys of some marks: `P, L, A or E`. */
export const keyHint = (marks: readonly Mark[]): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
    marks.map((mark) => markLabels[mark].charAt(0)),
  )
