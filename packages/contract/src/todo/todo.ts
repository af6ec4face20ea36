import * as z from 'zod/mini'
import { timeOutput, dateOutput, calendarDate } from '../base/dates'
import { plural } from '../base/plural'
import { versionNumber } from '../base/whole-number'
import {
  admin,
  adminLimited,
  body,
  byId,
  confirmation,
  confirmationWith,
  conflict,
  member,
} from '../procedure-builders'
import { assigneeText, everyone, parseAssignee } from '../team/assignee'
import { maxLength, requiredText } from '../base/text'
import { assigneeMissing, assigneesField } from '../team/assignees-field'
import { isActive } from './active'

/** The fields of a to-do whose changes are shown to members, in the order of display. */
export const changeFields = ['title', 'desc', 'deadline', 'priority', 'assignee'] as const

export type ChangeField = (typeof changeFields)[number]

export const changeHeadings: Record<ChangeField, string> = {
  title: 'Title',
  desc: 'Description',
  deadline: 'Deadline',
  priority: 'Priority',
  assignee: 'Assignee',
}

export type TodoText = Record<ChangeField, string>

const todoChange = z.object({
  field: z.enum(changeFields),
  before: z.string(),
  after: z.string(),
})

export type TodoChange = z.infer<typeof todoChange>

export const changesBetween = (before: TodoText, after: TodoText): TodoChange[] =>
  changeFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))

/** The changes from the text that the caller last acknowledged to the current one. */
const todoChanges = z.object({
  version: z.int(),
  acknowledgedVersion: z.nullable(z.int()).register(z.globalRegistry, {
    description: 'The version that the caller acknowledged last, or null',
  }),
  changedAt: z
    .nullable(timeOutput)
    .register(z.globalRegistry, { description: 'When the text was changed last, or null' }),
  changes: z.array(todoChange),
})

export type TodoChanges = z.infer<typeof todoChanges>

export const reminderMessages = {
  archived: 'This to-do is archived. Nobody is reminded of it any more.',
  idsMissing: 'Please name the members by their ids.',
  notWaiting: 'Somebody you chose has nothing to acknowledge here.',
  nobody: 'No reminder was sent.',
  handedOver: (count: number) => `Reminder handed over for ${plural(count, 'member')}`,
} as const

const waitingMember = z.object({
  userId: z.string(),
  username: z.string(),
  reachable: z
    .boolean()
    .register(z.globalRegistry, { description: 'Whether the member has a confirmed address' }),
  remindedOn: z
    .nullable(dateOutput)
    .register(z.globalRegistry, { description: 'The day of the last reminder, or null' }),
})

export type WaitingMember = z.infer<typeof waitingMember>

/** How many members have to acknowledge a to-do, and how many of them have. */
const todoExpected = z.object({ _id: z.string(), expected: z.int(), acknowledged: z.int() })

export type TodoExpected = z.infer<typeof todoExpected>

const todoWaiting = z.extend(todoExpected, { waiting: z.array(waitingMember) })

export type TodoWaiting = z.infer<typeof todoWaiting>

/** Who is reminded; without `userIds`, everybody who has not acknowledged yet. */
const reminderForm = z.optional(
  body({
    userIds: z.optional(
      z.array(z.string({ error: reminderMessages.idsMissing }), {
        error: reminderMessages.idsMissing,
      }),
    ),
  }),
)

const usernames = z.array(z.string())

/** The usernames of members who were reminded now, earlier today, or not at all for lack of a confirmed address. */
const reminders = confirmationWith(
  z.object({ reminded: usernames, already: usernames, unreachable: usernames }),
)

export type Reminders = z.infer<typeof reminders>['data']

const todoStatuses = ['active', 'archived'] as const

export type TodoStatus = (typeof todoStatuses)[number]

/** From least to most urgent. */
export const priorities = ['Low', 'Medium', 'High'] as const

export type Priority = (typeof priorities)[number]

export const todoMessages = {
  deadlinePassed: 'The deadline cannot be before today.',
  archived: 'This to-do is archived and can no longer be acknowledged.',
  archivedText: 'This to-do is archived and can no longer be changed.',
  changedByOthers: 'This task was changed meanwhile. Look at it again.',
  notFound: 'This to-do does not exist.',
  assigneesDiffer: 'The assignees and their text must name the same teams.',
  created: 'Todo created successfully!',
  updated: 'Todo updated successfully!',
  acknowledged: 'Todo acknowledged successfully!',
  deleted: 'Todo deleted successfully!',
} as const

const priorityMissing = 'Please choose a priority.'

/** The form of a new to-do; `deadline` becomes `YYYY-MM-DD`. */
export const todoForm = body({
  title: requiredText('Please enter task title.', maxLength.title),
  assignees: assigneesField(),
  desc: requiredText('Please provide a task description', maxLength.desc),
  deadline: calendarDate('Please select a deadline.'),
  priority: z.enum(priorities, { error: priorityMissing }),
})

export type TodoForm = z.infer<typeof todoForm>

/** The fields that are stored as they are sent. The deadline and the teams are converted. */
export const wordsOf = <P extends string>({
  title,
  desc,
  priority,
}: {
  title: string
  desc: string
  priority: P
}) => ({ title, desc, priority })

/** The form as the server takes it on `today`, a day of the team's time zone. */
export const todoFormOn = (today: string) =>
  z.extend(todoForm, {
    deadline: todoForm.shape.deadline.check(
      z.refine((deadline) => isActive(deadline, today), todoMessages.deadlinePassed),
    ),
  })

const newTodo = z.extend(todoForm, {
  assignee: z.string({ error: assigneeMissing }).register(z.globalRegistry, {
    description: 'The assignees as text: Everyone, or the teams joined by comma and space',
    examples: [everyone],
  }),
})

/** A new to-do for the teams that exist, given by their names. */
export const newTodoFor = (teams: readonly string[]) =>
  z
    .extend(newTodo, {
      assignees: assigneesField(teams),
      assignee: newTodo.shape.assignee.check(
        z.refine((text) => parseAssignee(text, teams) !== undefined, assigneeMissing),
      ),
    })
    .check(
      z.refine(
        ({ assignee, assignees }) =>
          assigneeText(parseAssignee(assignee, teams) ?? [], teams) ===
          assigneeText(assignees, teams),
        { error: todoMessages.assigneesDiffer, path: ['assignee'] },
      ),
    )

const edit = {
  version: versionNumber,
  askAgain: z.boolean({ error: 'Please say whether everybody has to acknowledge again.' }),
}

const editedTodo = z.extend(newTodo, edit)

export const editedTodoFor = (teams: readonly string[]) => z.safeExtend(newTodoFor(teams), edit)

/** The version of the text that a member has read; the current one if it is left out. */
const readText = z.optional(body({ version: z.optional(versionNumber) }))

const acknowledgement = z.object({
  userId: z.string(),
  username: z.string(),
  acknowledgedAt: timeOutput,
})

export type Acknowledgement = z.infer<typeof acknowledgement>

/** A to-do in a response; `deadline` is `YYYY-MM-DD`. */
export const todo = z.object({
  _id: z.string(),
  title: z.string(),
  desc: z.string(),
  assignee: z.string(),
  deadline: dateOutput,
  priority: z.enum(priorities),
  createdAt: timeOutput,
  version: z.int(),
  acknowledgedBy: z.array(acknowledgement),
  acknowledgedBefore: z.array(z.string()).register(z.globalRegistry, {
    description: 'The ids of the members who acknowledged an earlier text and are asked again',
  }),
})

export type Todo = z.infer<typeof todo>

const changedTodo = confirmationWith(todo)

export const todoContract = {
  list: member.get('/todo', 'Active to-dos, nearest deadline first').output(z.array(todo)),
  archived: member
    .get('/todo/archived', 'To-dos past their deadline, latest first')
    .output(z.array(todo)),
  changes: member
    .get('/todo/{id}/changes', 'What changed in a to-do since the caller acknowledged it')
    .input(byId)
    .output(todoChanges),
  expected: member
    .get(
      '/todo/expected',
      'How many have to acknowledge each active or archived to-do, and how many have',
    )
    .input(z.object({ status: z.enum(todoStatuses, { error: 'No such status.' }) }))
    .output(z.array(todoExpected)),
  waiting: admin
    .get('/todo/waiting', 'Who has not acknowledged each active to-do')
    .output(z.array(todoWaiting)),
  remind: adminLimited
    .post(
      '/todo/{id}/remind',
      'Mail the members who have not acknowledged a to-do, each at most once a day',
    )
    .input(z.extend(byId, { body: reminderForm }))
    .output(reminders),
  create: admin.post('/todo', 'Post a to-do', 201).input(newTodo).output(changedTodo),
  edit: admin
    .patch('/todo/{id}', 'Change an active to-do; doing it with the same text changes nothing')
    .meta({ access: 'admin', creates: true })
    .errors(conflict)
    .input(z.extend(byId, { body: editedTodo }))
    .output(changedTodo),
  acknowledge: member
    .patch('/todo/{id}/acknowledge', 'Acknowledge an active to-do; doing it again changes nothing')
    .errors(conflict)
    .input(z.extend(byId, { body: readText }))
    .output(changedTodo),
  remove: admin
    .del('/todo/{id}', 'Delete a to-do with its acknowledgements and older versions')
    .input(byId)
    .output(confirmation),
}
