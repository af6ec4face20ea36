import type { Notification, Notifications } from '@tropa/contract/notification/notifications'
import type { Member } from '../../payload/payload-types'
import { api } from '../../rpc/procedure'
import { changeMember, findCaller } from '../member/stored-member'

/** Where the choice of each kind is stored. */
export const fieldOf = {
  news: 'mailNews',
  reminders: 'mailReminders',
  summary: 'mailSummary',
} as const satisfies Record<Notification, keyof Member>

type Chosen = Pick<Member, (typeof fieldOf)[Notification]>

/** Members from before there were such mails have not chosen: they get reminders, but no news. */
export const readNotifications = (member: Chosen): Notifications => ({
  news: member.mailNews === true,
  reminders: member.mailReminders !== false,
  summary: member.mailSummary === true,
})

export const notificationsProcedures = {
  get: api.notifications.get.handler(async ({ context }) =>
    readNotifications(await findCaller(context)),
  ),

  change: api.notifications.change.handler(async ({ context, input }) => {
    const caller = await findCaller(context)
    await changeMember(context, caller, {
      where: { id: { equals: caller.id } },
      data: { mailNews: input.news, mailReminders: input.reminders, mailSummary: input.summary },
    })
    return input
  }),
}
