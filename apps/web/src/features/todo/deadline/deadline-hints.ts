import { assigneeText } from '@tropa/contract/assignee'
import type { Clash, DeadlineDay } from '@tropa/contract/deadline/deadline'

const semester = /, (first|second) semester$/
const endsWithDue = / due$/
/** What follows the noun that the verb goes with: `Final exams` in `Final exams of graduating students`. */
const complement = / (of|for|to|in|on|at|from|with|and)\b.*$/

/** A plural of common nouns, but no name such as Christmas. */
const isPlural = (noun: string) => /(?<!s|u|ma|')s$/i.test(noun)

const verbFor = (title: string) => (isPlural(title.replace(complement, '')) ? 'are' : 'is')

/** `Final exams of graduating students are that day.` */
const clashSentence = ({ title, start }: Clash, date: string) => {
  const name = title.replace(semester, '')
  const when = start > date ? 'the day after' : 'that day'
  const isDue = endsWithDue.test(name)
  const subject = name.replace(endsWithDue, '')
  return `${subject} ${verbFor(subject)} ${isDue ? 'due ' : ''}${when}.`
}

/** `2 tasks for Dev Team are due that day.` */
const dueSentence = (count: number, assignees: readonly string[]) =>
  `${count === 1 ? '1 task' : `${count} tasks`} for ${assigneeText(assignees)} ${count === 1 ? 'is' : 'are'} due that day.`

/** Says what a deadline of some teams collides with; nothing where the day is free. */
export const deadlineHints = (
  { date, clashes, due }: DeadlineDay,
  assignees: readonly string[],
): string[] => {
  const sentences = clashes.map((clash) => clashSentence(clash, date))
  return due.length === 0 ? sentences : [...sentences, dueSentence(due.length, assignees)]
}
