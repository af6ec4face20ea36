import type { Payload } from 'payload'
import { cache } from 'react'

interface CellProps {
  cellData?: string | null
  payload: Payload
}

/** The names of all members, read once for a list. */
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

/** The name of the member whose id a row has, or the id if the account is gone. */
export const MemberName = async ({ cellData, payload }: CellProps) =>
  cellData ? ((await readNames(payload)).get(cellData) ?? cellData) : null
