import { rm } from 'node:fs/promises'

/** Removes a database file and the files that SQLite creates beside it. */
export const removeDatabase = async (file: string): Promise<void> => {
  for (const ending of ['', '-wal', '-shm', '-journal']) {
    await rm(`${file}${ending}`, { force: true })
  }
}
