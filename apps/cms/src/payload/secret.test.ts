import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv, type Env } from '../env'
import { readSecret } from './secret'

let folder: string
let env: Env

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-secret-'))
  env = readEnv({ DATABASE_URL: `file:${join(folder, 'tropa.db')}` })
})

afterAll(() => rm(folder, { recursive: true }))

it('reads the secret that the first start wrote', async () => {
  const secret = await readSecret(env)
  expect(await readFile(join(folder, 'payload-secret'), 'utf8')).toBe(secret)
  expect(await readSecret(env)).toBe(secret)
})

it.each(['', 'a'.repeat(31)])('refuses the saved secret "%s"', async (text) => {
  const path = join(folder, 'payload-secret')
  await writeFile(path, text)
  await expect(readSecret(env)).rejects.toThrow(
    `${path} holds fewer than 32 characters: put your copy of it back, or delete it, and everybody signs in again.`,
  )
  expect(await readFile(path, 'utf8')).toBe(text)
})
