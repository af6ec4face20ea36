import { link, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exists, hasCode } from '../../database/files'
import { BackupError } from './archive'

const reasons: Record<string, (folder: string) => string> = {
  ENOENT: (folder) => `There is no folder ${folder}. Create it, or name another file.`,
  ENOTDIR: (folder) => `${folder} is no folder. Name another file.`,
  EACCES: (folder) => `${folder} does not let this user write into it. Name another file.`,
  ENOSPC: (folder) =>
    `The disk of ${folder} is full. Free some space, or name a file on another disk.`,
}

const sameReason: Record<string, string> = { EPERM: 'EACCES', EROFS: 'EACCES', EDQUOT: 'ENOSPC' }

/** Whether an error tells of a file that could not be written, not of one that could not be read. */
export const isWriteError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && ['write', 'fsync'].includes(String(error.syscall))

/** What the person at the terminal is told when a file cannot be written. */
export const writeFailure = (file: string, error: unknown): BackupError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons[sameReason[code] ?? code]
  if (reason) return new BackupError(reason(dirname(file)))
  const message = error instanceof Error ? error.message : String(error)
  return new BackupError(`${file} cannot be written (${message}). Name another file.`)
}

const taken = (file: string) => new BackupError(`${file} is there already. Name another file.`)

/** A file that appears when it is complete. */
export interface ArchiveFile {
  /** The path under which it is written. */
  draft: string
  publish: () => Promise<void>
  /** Leaves nothing of a file that was not published. */
  removeDraft: () => Promise<void>
}

/**
 * Begins a file that only its owner can read.
 *
 * @throws BackupError where no file of that name can be written
 */
export const beginArchiveFile = async (file: string): Promise<ArchiveFile> => {
  if (await exists(file)) throw taken(file)
  const draft = `${file}.${process.pid}.part`
  try {
    await writeFile(draft, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw writeFailure(file, error)
  }
  return {
    draft,
    publish: async () => {
      try {
        await link(draft, file).catch((error: unknown) => {
          // Sticks and network shares have no hard links, which alone never overwrite.
          if (hasCode(error, 'EPERM') || hasCode(error, 'ENOTSUP')) return rename(draft, file)
          throw error
        })
      } catch (error) {
        throw hasCode(error, 'EEXIST') ? taken(file) : writeFailure(file, error)
      }
    },
    removeDraft: () => rm(draft, { force: true }),
  }
}
