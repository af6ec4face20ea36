import { newsKinds } from '@tropa/contract/notification/notifications'
import { subjectKinds } from '@tropa/contract/base/subject'
import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Work } from '../../database/unit-of-work'
import { createPasses, jobs } from '../jobs/job-runner'

/** Payload's task that sends a mail, and the queue of its jobs. */
export const mailQueue = 'mail'

const newsItem = z.object({
  kind: z.enum(subjectKinds),
  subjectId: z.string(),
  title: z.string(),
  what: z.enum(newsKinds),
})

export type NewsItem = z.output<typeof newsItem>

/** A mail that waits. Its content is read when it is sent, so that it is up to date. */
export const waitingMail = z.object({
  kind: z.enum([
    'inquiry',
    'invite',
    'reset-link',
    'confirmation',
    'farewell',
    'reminder',
    'excuse',
    'excuse-decision',
    'record-decision',
    'fees-settled',
    'one-below',
    'reminders',
    'summary',
    // Not a mail yet: when it is due, the news of its member become one.
    'news-due',
    'news',
  ]),
  queuedAt: z.string(),
  memberId: z.string().default(''),
  /** The id of the row that it is about, the day of `reminders` and `summary`, or the number that it names. */
  about: z.string().default(''),
  /** What happened, such as a decision, or the limit of a count; for a reminder or an invite, the id of the admin who asked. */
  what: z.string().default(''),
  /** When its link ends. */
  until: z.string().optional(),
  news: z.array(newsItem).default([]),
  /** The address that a farewell goes to: nothing else holds it any more. */
  to: z.string().optional(),
})

export type WaitingMail = z.output<typeof waitingMail>

export type NewMail = Omit<z.input<typeof waitingMail>, 'queuedAt'>

/** Bypasses Payload's operations, as for all our jobs. */
export const storeMail = async (
  { db }: Payload,
  input: z.input<typeof waitingMail>,
  { req, waitUntil }: { req?: Work; waitUntil?: Date } = {},
): Promise<void> => {
  const time = waitUntil && { waitUntil: waitUntil.toISOString() }
  const data = { taskSlug: mailQueue, queue: mailQueue, input, processing: false, ...time }
  await db.create({ collection: jobs, data, ...(req && { req }) })
}

const passes = new WeakMap<Payload, ReturnType<typeof createPasses>>()

const passesOf = (payload: Payload) => {
  const known = passes.get(payload) ?? createPasses(payload, mailQueue)
  passes.set(payload, known)
  return known
}

/** Sends in the background every mail that is due, one after the other. */
export const sendDueMail = (payload: Payload): void => passesOf(payload).run()

/** Queues a mail with the writes of a unit of work, and begins to send it right after the commit. */
export const queueMail = async (work: Work, mail: NewMail): Promise<void> => {
  await storeMail(work.payload, { ...mail, queuedAt: new Date().toISOString() }, { req: work })
  work.afterCommit(() => sendDueMail(work.payload))
}

/** Sends what waits from before the start, and twice a minute what is to be tried again. */
export const keepSendingMail = (payload: Payload): void => passesOf(payload).keepRunning()

/** Starts no other mail, and gives the current one up to `milliseconds`. The others are left to the next start. */
export const finishMail = async (payload: Payload, milliseconds: number): Promise<void> => {
  await Promise.race([passesOf(payload).stop(), wait(milliseconds, undefined, { ref: false })])
}
