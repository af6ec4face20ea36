import { resolve } from 'node:path'
import { makeBackup } from './archive/make-backup'
import { readEnv } from '../env'
import { makeFolder } from '../database/files'

const say = (line: string) => process.stdout.write(`${line}\n`)

const usualName = () => `backups/tropa-${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`

const backUp = async () => {
  const [given] = process.argv.slice(2)
  const file = resolve(given ?? usualName())
  if (given === undefined) await makeFolder(resolve('backups'))
  const { documents, entries, missing } = await makeBackup(readEnv(), file)
  const count = Object.values(documents).reduce((sum, each) => sum + each, 0)
  const pictures = Object.keys(entries).filter((name) => name.startsWith('media/')).length
  say(`Backed up ${count} documents and ${pictures} pictures into ${file}`)
  for (const name of missing) say(`Missing, and so not in it: the picture ${name}`)
}

backUp().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
