import { reminderMail } from '@tropa/contract/mail/mails'
import { membersText, reminderMessages, type Reminders } from '@tropa/contract/reminder/reminder'
import { dateIn } from '@tropa/contract/time/team-time'
import type { Todo } from '@tropa/contract/todo'
import { storeActivity } from '../../../rpc/activity'
import type { ApiContext } from '../../../rpc/context'
import { fieldErrors } from '../../../rpc/errors'
import { requireSession } from '../../../rpc/procedure'
import { handMailOver, mailNotTaken } from '../../member/links/mail-member'
import { storeReminder, withdrawReminder, type Reminder } from './store'
import { findWaitingFor, type Waiting } from './waiting'

const choose = (waiting: Waiting[], userIds: readonly string[]) => {
  const isWaiting = new Set(waiting.map(({ userId }) => userId))
  if (!userIds.every((id) => isWaiting.has(id))) {
    throw fieldErrors({ userIds: reminderMessages.notWaiting })
  }
  return waiting.filter(({ userId }) => userIds.includes(userId))
}

/** A mail server that took a mail and lost the connection gets it again, and can tell that it has it. */
const messageIdOf = ({ todo, memberId, day }: Reminder, publicUrl: string) =>
  `<reminder.${todo}.${memberId}.${day}@${new URL(publicUrl).hostname}>`

/**
 * Mails members who have not acknowledged a to-do, each at most once a day. A reminder is stored before
 * its mail is handed over: a process that is killed in between loses a mail, and never sends a second one.
 * A mail that the queue does not take is no reminder, so that it can be asked for again; where it takes none
 * of them, that is the error.
 *
 * @param userIds - whom to remind; without it all who wait
 */
export const remind = async (
  context: ApiContext,
  todo: Todo,
  userIds?: readonly string[],
): Promise<Reminders> => {
  const { payload, env } = context
  const { publicUrl } = env
  const { username: sender } = requireSession(context)
  const day = dateIn(env.timeZone)
  const waiting = await findWaitingFor(payload, todo._id)
  const outcome: Reminders = { reminded: [], already: [], unreachable: [] }
  const notTaken: string[] = []
  const remindOne = async ({ userId, username, userType, address, remindedOn }: Waiting) => {
    const reminder = { todo: todo._id, memberId: userId, day }
    if (address === undefined) outcome.unreachable.push(username)
    else if (remindedOn === day || !(await storeReminder(payload, reminder))) {
      outcome.already.push(username)
    } else {
      const mail = reminderMail(todo, { sender, userType, publicUrl })
      const messageId = messageIdOf(reminder, publicUrl)
      if (await handMailOver(payload, { username }, { to: address, messageId, ...mail })) {
        outcome.reminded.push(username)
      } else {
        notTaken.push(username)
        await withdrawReminder(payload, reminder)
      }
    }
  }
  try {
    for (const member of userIds ? choose(waiting, userIds) : waiting) await remindOne(member)
  } finally {
    // Also when a later one fails: these mails are on their way.
    const { length } = outcome.reminded
    if (length > 0) {
      const description = `Reminded ${membersText(length)} of the to-do ${todo.title}`
      await storeActivity(payload, { username: sender, action: 'REMIND', description })
    }
  }
  if (notTaken.length > 0 && outcome.reminded.length === 0) throw mailNotTaken()
  return outcome
}
