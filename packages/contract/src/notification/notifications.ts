import * as z from 'zod/mini'
import { body, member } from '../procedure-builders'

/** The mails that are sent to members automatically, with the labels of their switches on the profile. */
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

/** The field that the unsubscribe page sends, and a mail program does not. */
export const fromPage = 'page'

const isOn = z.boolean({ error: notificationMessages.invalid })

export const notifications = body({ news: isOn, reminders: isOn, summary: isOn })

export type Notifications = z.infer<typeof notifications>

export const notificationsContract = {
  get: member
    .get('/user/notifications', 'Which automatic mails the caller gets')
    .output(notifications),
  change: member
    .put('/user/notifications', 'Choose which automatic mails the caller gets')
    .input(notifications)
    .output(notifications),
}

/** The most mails about news that a member gets in a day. */
export const newsADay = 6

/** News within this time is combined into one mail, in milliseconds. */
export const newsWindow = 5 * 60_000

export const newsKinds = ['new', 'changed', 'off'] as const

export type NewsKind = (typeof newsKinds)[number]
