import * as z from 'zod/mini'
import { timeOutput } from '../schemas/dates'
import { wholeNumber } from '../schemas/whole-number'

/** The fields of a to-do whose changes members are shown, in the order in which they are. */
export const changeFields = ['title', 'desc', 'deadline', 'priority', 'assignee'] as const

export type ChangeField = (typeof changeFields)[number]

/** What members read of a to-do. */
export type TodoText = Record<ChangeField, string>

export const todoChange = z.object({
  field: z.enum(changeFields),
  before: z.string(),
  after: z.string(),
})

export type TodoChange = z.infer<typeof todoChange>

/** The fields whose text differs. */
export const changesBetween = (before: TodoText, after: TodoText): TodoChange[] =>
  changeFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))

/** The number of a to-do's text in a request; it counts from 1. */
export const versionNumber = wholeNumber('Please name the version, a whole number from 1.', 1)

/** From the text that the caller acknowledged last to the present one. */
export const todoChanges = z.object({
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
