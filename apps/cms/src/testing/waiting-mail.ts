import type { Payload } from 'payload'
import { expect } from 'vitest'
import { mailQueue, sendDueMail } from '../payload/email/mail-queue'
import { jobs } from '../payload/jobs/job-runner'

const where = { queue: { equals: mailQueue } }

interface StoredJob {
  id: string
  waitUntil?: string | null
  input: { kind: string }
}

export const mailThatWaits = async ({ db }: Payload): Promise<StoredJob[]> =>
  (await db.find<StoredJob>({ collection: jobs, where, limit: 0, pagination: false })).docs

export const forgetWaitingMail = ({ db }: Payload) => db.deleteMany({ collection: jobs, where })

/** As the timer does some minutes later. */
export const sendWaitingMail = async (payload: Payload): Promise<void> => {
  const data = { waitUntil: new Date(0).toISOString() }
  for (const { id } of await mailThatWaits(payload)) {
    await payload.db.updateOne({ collection: jobs, id, data })
  }
  sendDueMail(payload)
}

/** The attempt is over, and another one is due in a minute or later. */
export const mailIsRefusedForNow = async (payload: Payload): Promise<void> => {
  const isLater = async () =>
    (await mailThatWaits(payload)).map(
      ({ waitUntil }) => Date.parse(waitUntil ?? '') > Date.now() + 30_000,
    )
  await expect.poll(isLater, { timeout: 20_000 }).toEqual([true])
}

export const noMailWaits = (payload: Payload) =>
  expect.poll(() => mailThatWaits(payload), { timeout: 20_000 }).toEqual([])
