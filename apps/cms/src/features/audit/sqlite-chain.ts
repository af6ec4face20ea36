import type { Payload } from 'payload'
import { slugs } from '../../payload/slugs'
import { placeAfter, signAll, storeEntries, type AppendAndCommit } from './chain'
import { headId, type Head, type Signer } from './entry'

const findLast = async ({ db }: Payload, transaction: string) => {
  const { docs } = await db.find({
    collection: slugs.auditTrail,
    where: {},
    sort: '-id',
    limit: 1,
    pagination: false,
    req: { transactionID: transaction },
  })
  return docs[0]
}

const storeHead = async ({ db }: Payload, transaction: string, { sequence, head, mac }: Head) => {
  const req = { transactionID: transaction }
  const data = { sequence, head, mac }
  const options = { collection: slugs.auditHead, data, req, returning: false }
  const where = { id: { equals: headId } }
  const stored = await db.findOne({ collection: slugs.auditHead, where, req })
  if (stored) await db.updateOne({ ...options, id: headId })
  else await db.create({ ...options, customID: headId })
}

/**
 * The chain in the embedded database. A transaction there has the only write lock, so that no other
 * one appends meanwhile.
 */
export const sqliteChain =
  (payload: Payload, signer: Signer): AppendAndCommit =>
  async (transaction, drafts, commit) => {
    const stored = await payload.db.findOne({
      collection: slugs.auditHead,
      where: { id: { equals: headId } },
      req: { transactionID: transaction },
    })
    const head = signer.readHead(stored)
    const place = placeAfter(head, head ? undefined : await findLast(payload, transaction))
    const entries = signAll(signer, place, drafts)
    await storeEntries(payload, transaction, entries)
    const last = entries.at(-1)
    if (last) await storeHead(payload, transaction, signer.headOf(last))
    await commit()
  }
