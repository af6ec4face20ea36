import { teams } from '@tropa/contract/assignee'
import { priorities, todoMaxLength } from '@tropa/contract/todo'
import type { CollectionConfig, Field } from 'payload'
import { admins } from '../../payload/access/admins'
import { nobody } from '../../payload/access/nobody'
import { plainDateField } from '../../payload/fields/plain-date'
import { slugs } from '../../payload/slugs'
import { announceTodo } from './hooks/announce-todo'
import { deleteAcknowledgementsFirst } from './hooks/delete-acknowledgements-first'
import { deleteRemindersFirst } from './hooks/delete-reminders-first'
import { deleteRollCallFirst } from './hooks/delete-roll-call-first'
import { deleteVersionsFirst } from './hooks/delete-versions-first'
import { keepVersions } from './hooks/keep-versions'

/** A field that only {@link keepVersions} writes. */
const kept = { hidden: true, access: { create: nobody, update: nobody } } as const

/**
 * The number of today's text, that of the oldest text whose acknowledgements still count, and when the
 * text was changed last. A to-do of before versions has none of them, which means the first version.
 */
const versionFields: Field[] = [
  { name: 'version', type: 'number', defaultValue: 1, ...kept },
  { name: 'askedVersion', type: 'number', defaultValue: 1, ...kept },
  { name: 'changedAt', type: 'date', ...kept },
]

/** Tasks for one or more teams, each with a deadline. */
export const todos: CollectionConfig = {
  slug: slugs.todos,
  trash: true,
  labels: { singular: 'To-do', plural: 'To-dos' },
  defaultSort: '-deadline',
  admin: {
    group: 'Work',
    useAsTitle: 'title',
    defaultColumns: ['title', 'assignees', 'deadline', 'priority'],
    listSearchableFields: ['title', 'desc'],
    preview: () => '/admin/todo',
    description: 'Tasks for the team. A task is archived the day after its deadline.',
  },
  access: { create: admins, read: admins, update: admins, delete: admins },
  hooks: {
    beforeChange: [keepVersions],
    afterChange: [announceTodo],
    beforeDelete: [
      deleteAcknowledgementsFirst,
      deleteVersionsFirst,
      deleteRemindersFirst,
      deleteRollCallFirst,
    ],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: todoMaxLength.title },
    {
      name: 'desc',
      type: 'textarea',
      label: 'Description',
      required: true,
      maxLength: todoMaxLength.desc,
    },
    {
      name: 'assignees',
      type: 'select',
      hasMany: true,
      required: true,
      options: [...teams],
      admin: { description: 'All four teams are everyone.' },
    },
    plainDateField({ name: 'deadline', required: true, index: true }),
    { name: 'priority', type: 'select', required: true, options: [...priorities] },
    ...versionFields,
  ],
}
