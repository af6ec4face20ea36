import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readEnv, type Env } from '../env'
import { BackupError, countDocuments, type Manifest } from './archive/archive'
import { restoreArchive } from './archive/restore-archive'
import { print, runCommand } from './run-command'

const placeOf = ({ database }: Env) =>
  database.engine === 'sqlite' ? database.file : 'the MongoDB of DATABASE_URL'

const confirmInTerminal =
  (env: Env) =>
  async ({ createdAt }: Manifest) => {
    if (!process.stdin.isTTY) {
      throw new BackupError(
        `There is data in ${placeOf(env)}: say --yes to replace it, or answer in a terminal.`,
      )
    }
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const question = `Replace all data in ${placeOf(env)} by what was stored on ${createdAt}? (yes/no) `
    const reply = await terminal.question(question)
    terminal.close()
    return reply.trim().toLowerCase() === 'yes'
  }

runCommand(async (args) => {
  const [file, ...others] = args.filter((each) => each !== '--yes')
  if (file === undefined || others.length > 0) {
    throw new BackupError('Say which: npm run restore -- FILE [--yes]')
  }
  const env = readEnv()
  const confirm = args.includes('--yes') ? () => Promise.resolve(true) : confirmInTerminal(env)
  const manifest = await restoreArchive(env, resolve(file), confirm)
  print(
    manifest
      ? `Restored ${countDocuments(manifest)} documents into ${placeOf(env)}. Everybody has to sign in again.`
      : 'Nothing was changed.',
  )
})
