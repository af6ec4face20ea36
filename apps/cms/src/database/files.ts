import { access, chmod, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Creates a folder and its parents. Node's recursive `mkdir` never returns where a folder accepts no
 * other, as under `/proc`.
 */
export const makeFolder = async (path: string): Promise<void> => {
  try {
    await mkdir(path)
  } catch (error) {
    if (hasCode(error, 'EEXIST') && (await stat(path)).isDirectory()) return
    if (!hasCode(error, 'ENOENT') || (await exists(dirname(path)))) throw error
    await makeFolder(dirname(path))
    await makeFolder(path)
  }
}

const ownerOnly = 0o600

/**
 * A file that is not there yet, that belongs to another user of the machine, or whose folder is no
 * folder, which opening the database reports.
 */
const ignoredCodes = ['ENOENT', 'ENOTDIR', 'EPERM']

const makePrivate = async (file: string) => {
  try {
    await chmod(file, ownerOnly)
  } catch (error) {
    if (!ignoredCodes.some((code) => hasCode(error, code))) throw error
  }
}

/**
 * Lets no other user of the machine read what this process writes from now on, nor an embedded
 * database that an earlier version wrote.
 */
export const keepFilesPrivate = async (databaseFile?: string): Promise<void> => {
  process.umask(0o077)
  if (databaseFile === undefined) return
  for (const ending of ['', '-wal', '-shm']) await makePrivate(`${databaseFile}${ending}`)
}
