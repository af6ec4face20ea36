import * as z from 'zod/mini'
import { assigneeOptions, assigneeText, normaliseAssignees, parseAssignee } from './assignee'
import {
  admin,
  body,
  byId,
  confirmation,
  confirmationWith,
  member,
  notFound,
} from './procedure-builders'
import { calendarDate, dateOutput, timeOutput } from './schemas/dates'
import { maxLength, requiredText } from './schemas/text'

/** The longest texts of a to-do, in UTF-16 units (contract, section 2). */
export const todoMaxLength = { title: maxLength.title, desc: maxLength.desc } as const

/** From least to most urgent. */
export const priorities = ['Low', 'Medium', 'High'] as const

export type Priority = (typeof priorities)[number]

export const todoMessages = {
  deadlinePassed: 'The deadline cannot be before today.',
  archived: 'This task is archived and can no longer be acknowledged.',
  notFound: 'This task does not exist.',
  assigneesDiffer: 'The assignees and their text must name the same teams.',
  created: 'Todo created successfully!',
  acknowledged: 'Todo acknowledged successfully!',
  deleted: 'Todo deleted successfully!',
} as const

const assigneeMissing = 'Please choose at least one assignee.'
const priorityMissing = 'Please select a priority.'

/** The form of a new to-do; `deadline` becomes `YYYY-MM-DD`. */
export const todoForm = body({
  title: requiredText('Please enter task title.', todoMaxLength.title),
  assignees: z
    .array(z.enum(assigneeOptions, { error: assigneeMissing }), { error: assigneeMissing })
    .check(
      z.minLength(1, { error: assigneeMissing, abort: true }),
      z.overwrite(normaliseAssignees),
    ),
  desc: requiredText('Please provide a task description', todoMaxLength.desc),
  deadline: calendarDate('Please select a deadline.'),
  priority: z.enum(priorities, { error: priorityMissing }),
})

export type TodoForm = z.infer<typeof todoForm>

const newTodo = z
  .extend(todoForm, {
    assignee: z
      .string({ error: assigneeMissing })
      .check(z.refine((text) => parseAssignee(text) !== undefined, assigneeMissing))
      .register(z.globalRegistry, {
        description: 'The assignees as text: Everyone, or the teams joined by comma and space',
        examples: ['Everyone', 'Dev Team, Docu Team'],
      }),
  })
  .check(
    z.refine(
      ({ assignee, assignees }) =>
        assigneeText(parseAssignee(assignee) ?? []) === assigneeText(assignees),
      { error: todoMessages.assigneesDiffer, path: ['assignee'] },
    ),
  )

export const acknowledgement = z.object({
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
  acknowledgedBy: z.array(acknowledgement),
})

export type Todo = z.infer<typeof todo>

const changedTodo = confirmationWith(todo)

export const todoContract = {
  list: member
    .route({ method: 'GET', path: '/todo', summary: 'Active to-dos, nearest deadline first' })
    .output(z.array(todo)),
  archived: member
    .route({
      method: 'GET',
      path: '/todo/archived',
      summary: 'To-dos past their deadline, latest first',
    })
    .output(z.array(todo)),
  create: admin
    .route({ method: 'POST', path: '/todo', successStatus: 201, summary: 'Post a to-do' })
    .input(newTodo)
    .output(changedTodo),
  acknowledge: member
    .errors(notFound)
    .route({
      method: 'PATCH',
      path: '/todo/{id}/acknowledge',
      inputStructure: 'detailed',
      summary: 'Acknowledge an active to-do; doing it again changes nothing',
    })
    .input(byId)
    .output(changedTodo),
  remove: admin
    .errors(notFound)
    .route({
      method: 'DELETE',
      path: '/todo/{id}',
      inputStructure: 'detailed',
      summary: 'Delete a to-do and its acknowledgements',
    })
    .input(byId)
    .output(confirmation),
}
