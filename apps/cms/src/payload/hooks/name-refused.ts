import { isRecord } from '@tropa/contract/base/is-record'
import type { CollectionAfterOperationHook } from 'payload'

interface RefusedDocument {
  id: unknown
  message: string
}

const isRefused = (error: unknown): error is RefusedDocument =>
  isRecord(error) && 'id' in error && typeof error.message === 'string'

const refusedOf = (result: unknown): RefusedDocument[] =>
  isRecord(result) && Array.isArray(result.errors) ? result.errors.filter(isRefused) : []

/** Names each document that a bulk change was refused for. Payload says only which of its fields are wrong. */
export const nameRefused: CollectionAfterOperationHook = async ({ collection, req, result }) => {
  const refused = refusedOf(result)
  if (refused.length === 0) return result
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { id: { in: refused.map(({ id }) => id) } },
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    req,
  })
  const titles = new Map(
    docs.map((doc) => [
      doc.id,
      new Map(Object.entries(doc)).get(collection.admin.useAsTitle ?? 'id'),
    ]),
  )
  for (const error of refused) {
    const named: unknown = titles.get(String(error.id))
    if (typeof named === 'string' && named) error.message = `${named}: ${error.message}`
  }
  return result
}
