import { oneLine } from '../schemas/one-line'
import { mediumDate, monthAndDay } from '../time/day-text'
import type { Todo } from '../todo'
import type { MailText } from './mail'

/** What a reminder says: who asks, where to acknowledge, and why it came. It names nobody but the sender. */
export const reminderMail = (
  { title, deadline }: Pick<Todo, 'title' | 'deadline'>,
  sender: string,
  publicUrl: string,
): MailText => ({
  subject: `Please acknowledge: ${oneLine(title)} (due ${monthAndDay(deadline)})`,
  paragraphs: [
    `@${sender} asks you to acknowledge this task, which is due on ${mediumDate(deadline)}:`,
    oneLine(title),
    `${publicUrl}/todo`,
    'You get this mail because the task is for you or your team and you have not acknowledged it as it is now. It comes at most once a day for a task, and only when an admin asks for it.',
  ],
})
