import * as z from 'zod/mini'

/** What people are expected at: a meeting, or a to-do that they have to deliver. */
export const subjectKinds = ['meeting', 'todo'] as const

export type SubjectKind = (typeof subjectKinds)[number]

/** A meeting with the time at which it begins, or a to-do with its deadline. */
export const subject = z.object({
  kind: z.enum(subjectKinds),
  _id: z.string(),
  title: z.string(),
  at: z.string().register(z.globalRegistry, {
    description: 'An ISO 8601 time in UTC of a meeting, a calendar date of a to-do',
    examples: ['2026-08-17T09:05:00.000Z', '2026-08-17'],
  }),
})

export type Subject = z.infer<typeof subject>

/** The message for an id that is no meeting or to-do, or none that the caller may know of. */
export const subjectNotFound = 'This meeting or to-do does not exist.'
