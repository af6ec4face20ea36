import { execFile } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hourMs } from '@tropa/contract/base/durations'
import { daysBetween } from '@tropa/contract/base/calendar-date'
import { dateIn } from '@tropa/contract/base/team-time'
import type { Payload } from 'payload'
import { workspace } from '../env'
import { storeFailedBackup } from './last-backup'

/** How long nightly archives are kept, in days. */
const keptDays = 30

/** When a night's backup is due, in milliseconds after midnight of the team's zone. */
const dueAfter = 3 * hourMs

const fileOf = (day: string) => `tropa-${day}.tar.gz`

/** The file name of a nightly archive, or of the partial one that a killed process left. */
const nightly = /^tropa-(\d{4}-\d\d-\d\d)\.tar\.gz(\.\d+\.part)?$/

type MakeArchive = (file: string) => Promise<unknown>

/** Runs in a process of its own, so that no request waits for it; it ends with the product. */
const runBackup: MakeArchive = (file) => {
  const running = promisify(execFile)(process.execPath, [join(workspace, 'dist/backup.js'), file])
  const kill = () => running.child.kill()
  process.once('exit', kill)
  return running.finally(() => process.off('exit', kill))
}

const reasonOf = (error: unknown, folder: string): string => {
  const { stderr, message } = Object(error) as Partial<Record<'stderr' | 'message', string>>
  const text = stderr || (message ?? String(error))
  // The snapshot that a backup reads stands beside the database.
  if (/SQLITE_FULL/.test(text)) return 'The disk of the database is full.'
  if (/ENOSPC|EDQUOT/.test(text)) return `${folder} is full.`
  if (/EROFS|EACCES|EPERM/.test(text)) return `${folder} cannot be written to.`
  if (/ENOENT|ENOTDIR/.test(text)) return `${folder} is not there.`
  return text.trim().slice(0, 200)
}

const deleteOld = async (folder: string, names: string[], today: string) => {
  for (const name of names) {
    const [, day, part] = nightly.exec(name) ?? []
    if (day === undefined || daysBetween(day, today) <= (part ? 0 : keptDays)) continue
    await rm(join(folder, name), { force: true })
  }
}

/**
 * Writes a night's backup into the folder `BACKUP_TO` unless it exists, and deletes those older than 30 days. Never
 * creates the folder: if it is missing, nothing is mounted there.
 *
 * @param makeArchive - writes one file, whole or not at all
 */
export const backUpNight = async (
  payload: Payload,
  now: Date,
  makeArchive: MakeArchive = runBackup,
): Promise<void> => {
  const { backupTo: folder, timeZone } = payload.config.custom as Record<string, string | undefined>
  if (folder === undefined) return
  const day = dateIn(String(timeZone), new Date(now.getTime() - dueAfter))
  try {
    const names = await readdir(folder)
    if (names.includes(fileOf(day))) return
    await makeArchive(join(folder, fileOf(day)))
    payload.logger.info({ file: fileOf(day) }, 'the backup of this night was made')
    await deleteOld(folder, names, day).catch((err: unknown) => {
      payload.logger.warn({ err }, 'old backups were not deleted')
    })
  } catch (error) {
    const reason = reasonOf(error, folder)
    payload.logger.error({ reason }, 'the backup of this night was not made')
    await storeFailedBackup(payload, reason)
  }
}

let isRunning = false

/** Starts the night's backup if it is due, without waiting for it. */
export const beginNightlyBackup = (payload: Payload, now: Date): Promise<void> => {
  if (isRunning) return Promise.resolve()
  isRunning = true
  backUpNight(payload, now)
    .catch((err: unknown) =>
      payload.logger.error({ err, msg: 'That a backup failed was not stored' }),
    )
    .finally(() => {
      isRunning = false
    })
  return Promise.resolve()
}
