import { chmod } from 'node:fs/promises'
import { hasCode } from './files'

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
