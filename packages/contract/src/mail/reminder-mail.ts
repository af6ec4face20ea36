import type { UserType } from '../member'
import { oneLine } from '../schemas/one-line'
import { todoAddress } from '../session/login-address'
import { mediumDate, monthAndDay } from '../time/day-text'
import type { Todo } from '../todo'
import type { MailText } from './mail'

interface ReminderInput {
  /** The username of the admin who asks. */
  sender: string
  /** That of the recipient. */
  userType: UserType
  publicUrl: string
}

/** What a reminder says: who asks, where to acknowledge, and why it came. It names nobody but the sender. */
export const reminderMail = (
  { title, deadline }: Pick<Todo, 'title' | 'deadline'>,
  { sender, userType, publicUrl }: ReminderInput,
): MailText => ({
  subject: `Please acknowledge: ${oneLine(title)} (due ${monthAndDay(deadline)})`,
  paragraphs: [
    `@${sender} asks you to acknowledge this task, which is due on ${mediumDate(deadline)}:`,
    oneLine(title),
    `${publicUrl}${todoAddress(userType)}`,
    'You get this mail because the task is for you or your team and you have not acknowledged it as it is now. It comes at most once a day for a task, and only when an admin asks for it.',
  ],
})
