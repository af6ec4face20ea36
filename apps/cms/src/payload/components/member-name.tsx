import type { Payload } from 'payload'

interface CellProps {
  cellData?: string | null
  payload: Payload
}

/** What a member is called whose id a row has, or the id where the account is gone. */
export const MemberName = async ({ cellData, payload }: CellProps) => {
  if (!cellData) return null
  const where = { id: { equals: cellData } }
  const { docs } = await payload.find({ collection: 'members', where, depth: 0, limit: 1 })
  return docs[0]?.name || docs[0]?.username || cellData
}
