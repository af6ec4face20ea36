import { teams } from '@tropa/contract/assignee'
import { priorities, todoMaxLength } from '@tropa/contract/todo'
import type { CollectionConfig } from 'payload'
import { admins } from '../../payload/access/admins'
import { plainDateField } from '../../payload/fields/plain-date'
import { slugs } from '../../payload/slugs'
import { deleteAcknowledgementsFirst } from './hooks/delete-acknowledgements-first'

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
  hooks: { beforeDelete: [deleteAcknowledgementsFirst] },
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
  ],
}
