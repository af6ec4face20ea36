import type { PayloadRequest } from 'payload'

export interface PortraitUse {
  id: number | string
  name: string
  /** Whether only a draft uses it, which visitors do not see. */
  isDraft: boolean
  isInTrash: boolean
}

/**
 * Finds who uses a picture as their portrait, published, in a draft or in the trash.
 *
 * @returns each team member once, in the order of their names
 */
export const findPortraitUses = async (
  req: PayloadRequest,
  picture: number | string,
): Promise<PortraitUse[]> => {
  const query = {
    collection: 'team',
    where: { image: { equals: picture } },
    sort: 'name',
    depth: 0,
    pagination: false,
    trash: true,
    req,
  } as const
  const { docs: stored } = await req.payload.find(query)
  const { docs: newest } = await req.payload.find({ ...query, draft: true })
  const published = new Set(
    stored.filter(({ _status }) => _status === 'published').map(({ id }) => id),
  )
  const members = new Map([...stored, ...newest].map((member) => [member.id, member]))
  return [...members.values()].map(({ id, name, deletedAt }) => {
    const isInTrash = Boolean(deletedAt)
    return { id, name, isDraft: !isInTrash && !published.has(id), isInTrash }
  })
}

/** The names of people who use a picture in an older version only, which would be restored without a portrait. */
export const findOlderUses = async (
  { payload }: PayloadRequest,
  picture: number | string,
  uses: readonly PortraitUse[],
): Promise<string[]> => {
  const { docs } = await payload.findVersions({
    collection: 'team',
    where: { 'version.image': { equals: picture } },
    depth: 0,
    pagination: false,
    trash: true,
  })
  const older = docs.filter(({ parent }) => !uses.some(({ id }) => id === parent))
  return [...new Set(older.map(({ version }) => version.name))].toSorted()
}
