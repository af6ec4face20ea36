import { everyone } from '@tropa/contract/team/assignee'
import { defaultTeams } from '@tropa/contract/settings/teams'
import { resultStates } from '@tropa/contract/todo/result'
import { priorities } from '@tropa/contract/todo/todo'
import type { PayloadRequest, CollectionConfig, RelationshipField } from 'payload'
import { storedId } from '../../database/ids'
import { openSelect } from '../../payload/fields/open-select'
import { dataReadOnly, facts, notInPanel } from '../../payload/access/data-read-only'
import { deleteSubjectFacts } from '../roll-call/subject'
import { memberId } from '../../payload/fields/member-id'

/** The `_id`s of teams; for all of them, whichever there are, `Everyone` is stored alone. */
const assigneesField = openSelect('assignees', [everyone, ...defaultTeams.map(({ _id }) => _id)], {
  required: true,
})

/** Deletes what was stored about a to-do, in the transaction of `req`. Its records stay. */
export const deleteFacts = async (
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  todoId: string,
): Promise<void> => {
  for (const collection of [
    'acknowledgements',
    'reminders',
    'todo-versions',
    'todo-results',
  ] as const) {
    await req.payload.db.deleteMany({ collection, where: { todo: { equals: todoId } }, req })
  }
  await deleteSubjectFacts(req, { kind: 'todo', _id: todoId })
}

/**
 * Tasks for one or more teams, each with a deadline. The trash is for what an earlier version moved there: it stays
 * hidden, and is deleted after 30 days.
 */
export const todos: CollectionConfig = {
  slug: 'todos',
  labels: { singular: 'To-do', plural: 'To-dos' },
  ...dataReadOnly('title'),
  trash: true,
  hooks: { beforeDelete: [({ id, req }) => deleteFacts(req, storedId(id))] },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'desc', type: 'textarea', required: true },
    assigneesField,
    { name: 'deadline', type: 'date', required: true, index: true },
    { name: 'priority', type: 'select', required: true, options: [...priorities] },
    // A to-do from before there were versions has none of these, which means the first version.
    { name: 'version', type: 'number', defaultValue: 1 },
    // The oldest version whose acknowledgements still count.
    { name: 'askedVersion', type: 'number', defaultValue: 1 },
    { name: 'changedAt', type: 'date' },
    // The ids of the only members who are expected, as JSON; empty if all members of the teams are.
    { name: 'people', type: 'textarea', admin: notInPanel },
  ],
}

const todoField: RelationshipField = {
  name: 'todo',
  type: 'relationship',
  relationTo: 'todos',
  required: true,
  index: true,
}

/**
 * Which members have read which version of which to-do. Each acknowledgement is a row of its own, so that members who
 * acknowledge at the same moment do not overwrite each other. It holds the member's id and username
 * instead of a relationship, so that it outlives the account.
 */
export const acknowledgements: CollectionConfig = {
  slug: 'acknowledgements',
  ...facts(),
  indexes: [{ fields: ['todo', 'memberId', 'version'], unique: true }],
  fields: [
    todoField,
    memberId(),
    { name: 'username', type: 'text', required: true },
    { name: 'version', type: 'number', defaultValue: 1 },
    { name: 'acknowledgedAt', type: 'date', required: true },
  ],
}

/**
 * What a to-do said before it was changed: a row for each version but the newest, which is the to-do
 * itself. A row is written once, together with the change, and deleted with the to-do.
 */
export const todoVersions: CollectionConfig = {
  slug: 'todo-versions',
  labels: { singular: 'Version of a to-do', plural: 'Versions of to-dos' },
  ...facts(),
  indexes: [{ fields: ['todo', 'version'], unique: true }],
  fields: [
    todoField,
    { name: 'version', type: 'number', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'desc', type: 'textarea', required: true },
    { name: 'deadline', type: 'text', required: true },
    { name: 'priority', type: 'text', required: true },
    { name: 'assignee', type: 'text', required: true },
  ],
}

/**
 * On which days members were reminded of to-dos. A row is stored together with its mail, and its unique index allows
 * one reminder a day, however many admins and instances ask at once.
 */
export const reminders: CollectionConfig = {
  slug: 'reminders',
  ...facts(),
  indexes: [{ fields: ['todo', 'memberId', 'day'], unique: true }],
  fields: [todoField, memberId(true), { name: 'day', type: 'text', required: true }],
}

/** What members have handed in: one row for each member and to-do, deleted with either. */
export const todoResults: CollectionConfig = {
  slug: 'todo-results',
  labels: { singular: 'Result', plural: 'Results' },
  ...facts(),
  indexes: [{ fields: ['todo', 'memberId'], unique: true }],
  fields: [
    todoField,
    memberId(true),
    { name: 'link', type: 'text' },
    { name: 'note', type: 'textarea' },
    { name: 'handedInAt', type: 'date', required: true },
    { name: 'state', type: 'select', required: true, options: [...resultStates] },
    { name: 'answer', type: 'textarea' },
  ],
}
