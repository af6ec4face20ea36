import { hkdfSync, randomBytes } from 'node:crypto'
import { access, constants, link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, makeFolder } from '../database/files'
import { EnvError, minSecretLength, type Env } from '../env'

const readSaved = async (path: string) => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Written under another name and then linked, so that an interrupted start leaves no partial key. */
const saveNew = async (path: string) => {
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
 * Derives a key from the secret for one purpose only.
 *
 * @param purpose - a text that no other caller uses
 */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/**
 * The key that signs sessions: `PAYLOAD_SECRET`, or one that the first start creates beside the
 * embedded database, readable by its owner only.
 *
 * @throws EnvError if the data folder cannot be written, or a secret in it is too short
 */
export const readSecret = async (env: Env): Promise<string> => {
  const { dataFolder, payloadSecret } = env
  const path = join(dataFolder, 'payload-secret')
  let secret: string
  try {
    await makeFolder(dataFolder)
    await access(dataFolder, constants.W_OK)
    secret = payloadSecret ?? (await readSaved(path)) ?? (await saveNew(path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EnvError(`The data folder ${dataFolder} cannot be written (${reason}).`)
  }
  if (secret.length >= minSecretLength) return secret
  throw new EnvError(
    `${path} holds fewer than ${minSecretLength} characters: put your copy of it back, or delete it, and everybody signs in again.`,
  )
}
