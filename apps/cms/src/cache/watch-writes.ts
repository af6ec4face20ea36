import type { Payload, PayloadRequest } from 'payload'
import { globalSlugs, slugs } from '../payload/slugs'
import type { Source, Stamps } from './stamps'

const writeMethods = [
  'create',
  'createGlobal',
  'deleteMany',
  'deleteOne',
  'updateGlobal',
  'updateMany',
  'updateOne',
  'upsert',
] as const

const neverCached = new Set<string>([slugs.members, slugs.auditTrail])

/** Payload's own collections are part of no response. */
const watched = new Set<string | undefined>([
  ...Object.values(slugs).filter((slug) => !neverCached.has(slug)),
  ...Object.values(globalSlugs),
])

interface WriteInput {
  collection?: Source
  slug?: Source
  req?: Partial<PayloadRequest>
}

type Writers = Record<(typeof writeMethods)[number], (input: WriteInput) => Promise<unknown>>

/**
 * Renews the stamps of what is written through Payload, by the API and by the panel alike; a write
 * in a transaction when that is committed.
 */
export const watchWrites = (db: Payload['db'], renew: Stamps['renew']): void => {
  const writtenIn = new Map<string, Set<Source>>()

  const note = async ({ collection, slug, req }: WriteInput) => {
    const source = collection ?? slug
    if (source === undefined || !watched.has(source)) return
    const transaction = String(await req?.transactionID)
    if (!db.sessions[transaction]) return renew([source])
    writtenIn.set(transaction, (writtenIn.get(transaction) ?? new Set()).add(source))
  }

  // Payload types each method by itself; what they share is all that is used here.
  const writers = db as unknown as Writers
  for (const name of writeMethods) {
    const write = writers[name].bind(db)
    writers[name] = (input) => write(input).finally(() => note(input))
  }

  const commit = db.commitTransaction.bind(db)
  db.commitTransaction = async (incoming) => {
    const transaction = String(await incoming)
    try {
      await commit(incoming)
    } finally {
      const written = writtenIn.get(transaction)
      writtenIn.delete(transaction)
      if (written) await renew([...written])
    }
  }

  const rollback = db.rollbackTransaction.bind(db)
  db.rollbackTransaction = async (incoming) => {
    writtenIn.delete(String(await incoming))
    await rollback(incoming)
  }
}
