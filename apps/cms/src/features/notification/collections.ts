import { subjectKinds } from '@tropa/contract/base/subject'
import { newsKinds } from '@tropa/contract/notification/notifications'
import type { CollectionConfig, Field } from 'payload'
import { serverOnly } from '../../payload/access/nobody'
import { facts } from '../../payload/access/data-read-only'
import { memberId } from '../../payload/fields/member-id'

/** Which automatic mails a member gets. Members from before there were such mails have not chosen yet. */
export const notificationFields = ['mailNews', 'mailReminders', 'mailSummary'].map(
  (name): Field => ({ name, type: 'checkbox', hidden: true, access: serverOnly }),
)

/**
 * Which mail of a day was queued for which member: the row is stored together with the mail, so that its unique index
 * allows one. A row without a member says that all mails of its kind were queued for the day.
 */
export const mailDays: CollectionConfig = {
  slug: 'mail-days',
  labels: { singular: 'Daily mail', plural: 'Daily mails' },
  ...facts(),
  indexes: [{ fields: ['memberId', 'kind', 'day'], unique: true }],
  fields: [
    memberId(false, false),
    { name: 'kind', type: 'text', required: true },
    { name: 'day', type: 'text', required: true, index: true },
  ],
}

/** Posts, changes and cancellations that a member is still to be told of. */
export const news: CollectionConfig = {
  slug: 'news',
  labels: { singular: 'News', plural: 'News' },
  ...facts('title'),
  fields: [
    memberId(true),
    { name: 'kind', type: 'select', required: true, options: [...subjectKinds] },
    { name: 'subjectId', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'what', type: 'select', required: true, options: [...newsKinds] },
  ],
}
