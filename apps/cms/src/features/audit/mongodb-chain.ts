import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@tropa/contract/is-record'
import type { Payload } from 'payload'
import { DatabaseBusyError } from '../../database/busy-error'
import { isDuplicate } from '../../database/mongodb/duplicate-key'
import { requireMongodb } from '../../database/engine'
import { mongodbSession } from '../../database/transaction'
import { slugs } from '../../payload/slugs'
import { placeAfter, signAll, storeEntries, type AppendAndCommit } from './chain'
import { headId, idOf, start, type EntryDraft, type Head, type Signer } from './entry'

/**
 * After how long an append that neither ends nor fails counts as that of a killed process, in
 * milliseconds. If it was only slow, its transaction is undone.
 */
const lostAfter = 2500

/** The longest time an append may wait for others, in milliseconds. */
const timeout = 20_000

const longestPause = 10

/** How long an instance may keep the head while others may wait for it, in milliseconds. */
const longestTurn = 500

const modelOf = ({ db }: Payload, slug: string) => {
  const model = requireMongodb(db).collections[slug]
  if (!model) throw new Error(`There is no collection ${slug}.`)
  return model
}

const createHead = async (payload: Payload) => {
  const heads = modelOf(payload, slugs.auditHead)
  try {
    await heads.updateOne({ _id: headId }, { $setOnInsert: start }, { upsert: true })
  } catch (error) {
    // Two first appends at the same moment may both try to insert the document.
    if (!isDuplicate(error)) throw error
  }
}

/**
 * Ends the transaction of a holder that froze or was killed within it. MongoDB itself does so only after
 * 60 seconds, in which no other entry could take its place.
 */
const endTransaction = async ({ db }: Payload, session: unknown) => {
  if (!session) return
  const client = requireMongodb(db).connection.getClient()
  await client.db('admin').command({ killSessions: [session] })
}

/**
 * Takes the head for one append. Holders are told apart by random names and not by their clocks, which
 * may differ.
 */
const acquireHead = async (payload: Payload, holder: string): Promise<unknown> => {
  const heads = modelOf(payload, slugs.auditHead)
  const began = performance.now()
  let other: unknown = null
  let session: unknown = false
  let seenAt = began
  for (;;) {
    const isLost = other !== null && performance.now() - seenAt > lostAfter
    if (isLost) await endTransaction(payload, session)
    const acquired: unknown = await heads
      .findOneAndUpdate({ _id: headId, holder: isLost ? other : null }, { $set: { holder } })
      .lean()
    if (acquired) return acquired
    const current: unknown = await heads.findOne({ _id: headId }).lean()
    if (!isRecord(current)) await createHead(payload)
    const currentHolder = (isRecord(current) && current.holder) || null
    const currentSession = isRecord(current) && current.session
    // A new transaction shows that the holder is making progress.
    if (currentHolder !== other || !isDeepStrictEqual(currentSession, session)) {
      other = currentHolder
      session = currentSession
      seenAt = performance.now()
    }
    if (performance.now() - began > timeout) throw new DatabaseBusyError()
    await pause(longestPause * Math.random())
  }
}

/** Stores the transaction of an append with the head, so that the next holder can end it if this one is lost. */
const noteTransaction = async (payload: Payload, holder: string, transaction: string) => {
  const session = mongodbSession(payload.db, transaction).id
  await modelOf(payload, slugs.auditHead).updateOne(
    { _id: headId, holder },
    { $set: { session } },
    // A note that a change of the primary loses is not needed: that ends the transaction too.
    { strict: false, writeConcern: { w: 1 } },
  )
}

const releaseHead = async (payload: Payload, holder: string, head: Head | undefined) => {
  await modelOf(payload, slugs.auditHead).updateOne(
    { _id: headId, holder },
    { $set: { holder: null, ...head }, $unset: { session: '' } },
    { strict: false },
  )
}

const findLast = (payload: Payload, after: number) =>
  modelOf(payload, slugs.auditTrail)
    .findOne({ _id: { $gt: idOf(after) } })
    .sort({ _id: -1 })
    .lean()

interface Job {
  transaction: string
  drafts: readonly EntryDraft[]
  commit: () => Promise<void>
  resolve: () => void
  reject: (error: unknown) => void
  since: number
}

/**
 * The chain in a MongoDB that several instances may share. The head is not part of the transaction:
 * every two transactions at the same time would conflict on it, and the panel's are not tried again.
 * Instead it is a lock, held from reading the head to the commit; an instance that has it appends what
 * waits there. An entry's id is its number, so if a holder is taken for lost and is not, one of the two
 * transactions fails instead of forking the chain.
 */
export const mongodbChain = (payload: Payload, signer: Signer): AppendAndCommit => {
  const waiting: Job[] = []
  let isRunning = false

  const append = async (job: Job, holder: string, head: Head | undefined) => {
    const { transaction, drafts, commit } = job
    await noteTransaction(payload, holder, transaction)
    // A process may have been killed between its commit and the new head.
    const place = placeAfter(head, await findLast(payload, head?.sequence ?? 0))
    const entries = signAll(signer, place, drafts)
    await storeEntries(payload, transaction, entries)
    await commit()
    const last = entries.at(-1)
    return last ? signer.headOf(last) : head
  }

  const appendWaiting = async () => {
    const holder = randomUUID()
    let head = signer.readHead(await acquireHead(payload, holder))
    const until = performance.now() + longestTurn
    try {
      while (performance.now() < until) {
        const job = waiting.shift()
        if (!job) return
        try {
          if (performance.now() - job.since > timeout) throw new DatabaseBusyError()
          head = await append(job, holder, head)
          job.resolve()
        } catch (error) {
          job.reject(error)
        }
      }
    } finally {
      await releaseHead(payload, holder, head)
    }
  }

  const run = async () => {
    isRunning = true
    try {
      while (waiting.length > 0) {
        await appendWaiting()
        // Longer than others pause, so that they get their turn.
        if (waiting.length > 0) await pause(2 * longestPause)
      }
    } catch (error) {
      for (const { reject } of waiting.splice(0)) reject(error)
    } finally {
      isRunning = false
    }
  }

  return (transaction, drafts, commit) =>
    new Promise((resolve, reject) => {
      waiting.push({ transaction, drafts, commit, resolve, reject, since: performance.now() })
      if (!isRunning) void run()
    })
}
