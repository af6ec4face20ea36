import type { Notification, Notifications } from '@tropa/contract/notification/notifications'
import type { Member } from '../../payload/payload-types'
import { api } from '../../rpc/procedure'
import { changeMember, findCaller } from '../member/stored-member'

const fieldOf = {
  news: 'mailNews',
  reminders: 'mailReminders',
  summary: 'mailSummary',
} as const satisfies Record<Notification, keyof Member>

type Chosen = Pick<Member, (typeof fieldOf)[Notification]>

/** Nobody from before there were such mails has chosen: reminders come, news do not. */
export const readNotifications = (member: Chosen): Notifications => ({
  news: member.mailNews === true,
  reminders: member.mailReminders !== false,
  summary: member.mailSummary === true,
})

/** What is stored of a choice. */
export const toStored = (chosen: Partial<Notifications>): Chosen => ({
  ...(chosen.news !== undefined && { [fieldOf.news]: chosen.news }),
  ...(chosen.reminders !== undefined && { [fieldOf.reminders]: chosen.reminders }),
  ...(chosen.summary !== undefined && { [fieldOf.summary]: chosen.summary }),
})

export const notificationsProcedures = {
  get: api.notifications.get.handler(async ({ context }) =>
    readNotifications(await findCaller(context)),
  ),

  change: api.notifications.change.handler(async ({ context, input }) => {
    const caller = await findCaller(context)
    const where = { id: { equals: caller.id } }
    await changeMember(context, caller, { where, data: toStored(input) })
    return input
  }),
}
