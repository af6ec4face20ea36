import { stat } from 'node:fs/promises'
import { EnvError, type Env } from '../env'
import { exists } from './files'
import { folderStore, mediaFolder } from './pictures'

/** SQLite writes that much before the first table. */
const headerBytes = 4096

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  )

/**
 * Refuses an embedded database that is not there, which opening it would create.
 *
 * @throws EnvError that names the file
 */
export const refuseMissingDatabase = async ({ database }: Env): Promise<void> => {
  if (database.engine !== 'sqlite' || (await exists(database.file))) return
  throw new EnvError(`There is no database yet: ${database.file}.`)
}

/**
 * Refuses an empty database file beside pictures: its data was lost, because a new team's pictures are stored
 * after its tables. Does not open the file, which would change it.
 *
 * @throws EnvError with what to do
 */
export const refuseLostDatabase = async ({ database, dataFolder }: Env): Promise<void> => {
  if (database.engine !== 'sqlite') return
  const { file } = database
  const size = await sizeOf(file)
  // What a killed process has written may still be in the log.
  if (size === undefined || size + ((await sizeOf(`${file}-wal`)) ?? 0) > headerBytes) return
  const pictures = await folderStore(mediaFolder(dataFolder)).names()
  if (pictures.length === 0) return
  throw new EnvError(
    `${file} is empty, but there are pictures beside it: restore a backup with npm run restore -- FILE --yes, or delete it to begin again.`,
  )
}
