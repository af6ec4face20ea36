import type { Payload } from 'payload'
import { cache } from 'react'

interface CellProps {
  cellData?: string | null
  payload: Payload
}

/** What all members are called, read once for a list. */
const readNames = cache(async (payload: Payload) => {
  const select = { name: true, username: true } as const
  const { docs } = await payload.find({
    collection: 'members',
    depth: 0,
    pagination: false,
    select,
  })
  return new Map(docs.map(({ id, name, username }) => [id, name || username]))
})

/** What a member is called whose id a row has, or the id where the account is gone. */
export const MemberName = async ({ cellData, payload }: CellProps) =>
  cellData ? ((await readNames(payload)).get(cellData) ?? cellData) : null
