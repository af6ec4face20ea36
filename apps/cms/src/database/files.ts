import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whether an error has this code, such as `ENOENT`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Whether a file or folder exists. */
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
