import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whether an error has a code, or one that matches. */
export const hasCode = (error: unknown, code: string | RegExp): boolean =>
  error instanceof Error &&
  'code' in error &&
  (typeof code === 'string' ? error.code === code : code.test(String(error.code)))

/** Whether an error says that a file is no embedded database, or a damaged one. */
export const isDamaged = (error: unknown): boolean => hasCode(error, /^SQLITE_(CORRUPT|NOTADB)/)

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Creates a folder and its parents. Node's recursive `mkdir` never returns if a folder accepts no
 * subfolders, as under `/proc`.
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

/** Lets no other user of the machine read what this process writes from now on. */
export const keepFilesPrivate = (): void => {
  process.umask(0o077)
}
