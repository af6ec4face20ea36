import * as z from 'zod/mini'
import { body, member } from '../procedure-builders'

/** The mails that a member gets by themselves, and what their switch on the profile says. */
export const notificationLabels = {
  news: 'Mail me what is new',
  reminders: 'Remind me by mail',
  summary: 'A summary every Sunday',
} as const

export type Notification = keyof typeof notificationLabels

export const isNotification = (word: unknown): word is Notification =>
  typeof word === 'string' && Object.hasOwn(notificationLabels, word)

export const notificationMessages = {
  invalid: 'Must be true or false.',
  off: 'You will get no more mails of this kind.',
  noLink: 'This link cannot be used any more. Log in and use the switches on your profile.',
} as const

/** The field that the page of a mail's link sends, unlike a mail program. */
export const fromPage = 'page'

const isOn = z.boolean({ error: notificationMessages.invalid })

export const notifications = body({ news: isOn, reminders: isOn, summary: isOn })

export type Notifications = z.infer<typeof notifications>

export const notificationsContract = {
  get: member
    .get('/user/notifications', 'Which mails the caller gets by themselves')
    .output(notifications),
  change: member
    .put('/user/notifications', 'Choose which mails the caller gets by themselves')
    .input(notifications)
    .output(notifications),
}

/** At most so many mails about news reach a member on a day. */
export const newsADay = 6

/** What comes within this time is one mail, in milliseconds. */
export const newsWindow = 5 * 60_000

export const newsKinds = ['new', 'changed', 'off'] as const

export type NewsKind = (typeof newsKinds)[number]
