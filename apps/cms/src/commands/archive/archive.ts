import { z } from 'zod'

/** Whether an entry is one that only earlier versions wrote: a MAC, or the head of the chained audit trail. */
export const isObsolete = (name: string): boolean =>
  name === 'manifest.mac' || name.startsWith('documents/audit-head')

/** The last entry, which describes all the others. */
export const manifestName = 'manifest.json'

export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal('tropa'),
  version: z.string(),
  /** The build that made it; absent in archives of earlier versions. */
  build: z.object({ commit: z.string(), builtAt: z.string() }).optional(),
  /** The newest migration of the database it was made from. */
  schema: z.string(),
  engine: z.enum(['sqlite', 'mongodb']),
  createdAt: z.iso.datetime(),
  /** How many documents there are, by store. */
  documents: z
    .record(z.string(), z.number().int().nonnegative())
    .transform((counts) =>
      Object.fromEntries(Object.entries(counts).filter(([key]) => !isObsolete(key))),
    ),
  /** How many pictures there are; absent in archives of earlier versions. */
  pictures: z.number().int().nonnegative().optional(),
  /** Pictures that documents name and that do not exist. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

export const countDocuments = ({ documents }: Manifest): number =>
  Object.values(documents).reduce((sum, each) => sum + each, 0)

/** A backup or a restore is refused. The message is one sentence for the person at the terminal. */
export class BackupError extends Error {}

/** The most that an archive may hold: a small file can unpack to anything. */
export const archiveLimits = { files: 20_000, bytes: 2 * 1024 ** 3, fileBytes: 25_000_000 }

export type ArchiveLimits = typeof archiveLimits

/** Returns a function that counts an archive's files and throws on one too many, or one that is too large. */
export const countFiles = ({ files, fileBytes }: ArchiveLimits) => {
  let count = 0
  return (name: string, size: number): void => {
    if (size > fileBytes)
      throw new BackupError(`The archive holds a file of more than 25 MB: ${name}.`)
    count += 1
    if (count > files) throw new BackupError('The archive holds more than 20,000 files.')
  }
}

/** Passes an archive on, and throws once it is too large. */
export const limitBytes = ({ bytes }: ArchiveLimits) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let passed = 0
    for await (const chunk of chunks) {
      passed += chunk.length
      if (passed > bytes) throw new BackupError('The archive holds more than 2 GiB.')
      yield chunk
    }
  }
