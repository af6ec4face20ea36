import { createInterface } from 'node:readline/promises'
import { resolve } from 'node:path'
import { BackupError, type Manifest } from './archive/archive'
import { restoreArchive } from './archive/restore-archive'
import { readEnv, type Env } from '../env'

const say = (line: string) => process.stdout.write(`${line}\n`)

const placeOf = ({ database }: Env) =>
  database.engine === 'sqlite' ? database.file : 'the MongoDB of DATABASE_URL'

const confirmWith =
  (env: Env, isAgreed: boolean) =>
  async ({ createdAt }: Manifest) => {
    if (isAgreed) return true
    if (!process.stdin.isTTY) {
      throw new BackupError(
        `There is data in ${placeOf(env)}: say --yes to replace it, or answer in a terminal.`,
      )
    }
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const question = `Replace all data in ${placeOf(env)} by what was stored on ${createdAt}? (yes/no) `
    const answer = await terminal.question(question)
    terminal.close()
    return answer.trim().toLowerCase() === 'yes'
  }

const restore = async () => {
  const given = process.argv.slice(2)
  const [file, ...others] = given.filter((each) => each !== '--yes')
  if (file === undefined || others.length > 0) {
    throw new BackupError('Say which: npm run restore -- FILE [--yes]')
  }
  const env = readEnv()
  const confirm = confirmWith(env, given.includes('--yes'))
  const manifest = await restoreArchive(env, resolve(file), confirm)
  if (!manifest) {
    say('Nothing was changed.')
    return
  }
  const count = Object.values(manifest.documents).reduce((sum, each) => sum + each, 0)
  say(`Restored ${count} documents into ${placeOf(env)}. Everybody has to sign in anew.`)
}

restore().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
