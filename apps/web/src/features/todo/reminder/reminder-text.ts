import { membersText, type TodoWaiting } from '@tropa/contract/reminder/reminder'

/** Whom a reminder would reach: those with a confirmed address who had none today. */
export const countReminded = ({ waiting }: TodoWaiting, today: string) =>
  waiting.filter(({ reachable, remindedOn }) => reachable && remindedOn !== today).length

/** What the dialog asks, how many it is about, and who will get no reminder. */
export const reminderQuestion = (waiting: TodoWaiting, today: string) => {
  const without = waiting.waiting.filter(({ reachable }) => !reachable).length
  const already = waiting.waiting.filter(({ remindedOn }) => remindedOn === today).length
  const notes = [
    ...(without > 0
      ? [`${without} ${without === 1 ? 'has' : 'have'} no confirmed e-mail address.`]
      : []),
    ...(already > 0 ? [`${already} ${already === 1 ? 'was' : 'were'} reminded today.`] : []),
  ]
  return {
    title: `Send a reminder to ${membersText(countReminded(waiting, today))}?`,
    note: notes.join(' '),
  }
}
