import { randomBytes } from 'node:crypto'
import { access, constants, link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, makeFolder } from '../database/files'
import { EnvError, type Env } from '../env'

const readKept = async (path: string) => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Written whole under another name and linked into place, so that a start cut short leaves no half key. */
const keepNew = async (path: string) => {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return readFile(path, 'utf8')
}

/**
 * The key that signs sessions: `PAYLOAD_SECRET`, or one made on the first start and kept beside the
 * embedded database for its owner's eyes only.
 *
 * @throws EnvError where the data folder cannot be written
 */
export const readSecret = async ({ payloadSecret, dataFolder }: Env): Promise<string> => {
  const path = join(dataFolder, 'payload-secret')
  try {
    await makeFolder(dataFolder)
    await access(dataFolder, constants.W_OK)
    return payloadSecret ?? (await readKept(path)) ?? (await keepNew(path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EnvError(`The data folder ${dataFolder} cannot be written (${reason}).`)
  }
}
