import { plural } from '@tropa/contract/base/plural'
import type { Clash, DeadlineDay } from '@tropa/contract/todo/deadline-day'

const semester = /, (first|second) semester$/
const endsWithDue = / due$/
/** What follows the noun that the verb agrees with: ` of graduating students` after `Final exams`. */
const complement = / (of|for|to|in|on|at|from|with|and)\b.*$/

/** Whether a noun is a plural, and not a name such as Christmas or Physics. */
const isPlural = (noun: string) => /(?<!s|u|i|ic|ma|')s$/i.test(noun)

/** Whether a title is a sentence by itself, such as `Classes resume`. */
const hasVerb = (title: string) =>
  / (starts?|begins?|resumes?|ends?|opens?|closes?|is due)$/i.test(title)

const verbFor = (title: string) => (isPlural(title.replace(complement, '')) ? 'are' : 'is')

/** `Final exams of graduating students are that day.` */
const clashSentence = ({ title, start }: Clash, date: string) => {
  const name = title.replace(semester, '')
  const when = start > date ? 'the day after' : 'that day'
  if (hasVerb(name)) return `${when === 'that day' ? 'That day' : 'The day after'}: ${name}.`
  const isDue = endsWithDue.test(name)
  const subject = name.replace(endsWithDue, '')
  return `${subject} ${verbFor(subject)} ${isDue ? 'due ' : ''}${when}.`
}

/** `2 tasks for Dev Team are due that day.` Which of several teams has them is not known. */
const dueSentence = (count: number, assignees: readonly string[]) => {
  const [only] = assignees
  const whose = only !== undefined && assignees.length === 1 ? only : 'these teams'
  return `${plural(count, 'task')} for ${whose} ${count === 1 ? 'is' : 'are'} due that day.`
}

/** Says what a deadline of some teams collides with; nothing where the day is free. */
export const deadlineHints = (
  { date, clashes, due }: DeadlineDay,
  assignees: readonly string[],
): string[] => {
  // Events of several kinds of students have the same title.
  const sentences = [...new Set(clashes.map((clash) => clashSentence(clash, date)))]
  return due.length === 0 ? sentences : [...sentences, dueSentence(due.length, assignees)]
}
