import { chmod } from 'node:fs/promises'
import { hasCode } from './files'

const ownerOnly = 0o600

const makePrivate = async (file: string) => {
  try {
    await chmod(file, ownerOnly)
  } catch (error) {
    // A file that is not there yet, or that belongs to another user of the machine.
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EPERM')) throw error
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
