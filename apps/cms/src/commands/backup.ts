import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeFolder } from '../database/files'
import { nameOf } from '../database/open'
import { readEnv } from '../env'
import { BackupError, countDocuments } from './archive/archive'
import { makeBackup, recordBackup } from './archive/write-archive'
import { print, runCommand } from './run-command'

const defaultFolder = 'backups'

const defaultFile = () =>
  `${defaultFolder}/tropa-${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`

/** An option such as `--help` would otherwise be the name of an archive. */
const readFileName = (args: string[]) => {
  const { values, positionals } = parseArgs({ args, strict: false, allowPositionals: true })
  if (positionals.length > 1 || Object.keys(values).length > 0) {
    throw new BackupError('Say into which file, or none: npm run backup -- [FILE]')
  }
  return positionals[0]
}

runCommand(async (args) => {
  const given = readFileName(args)
  const file = resolve(given ?? defaultFile())
  if (given === undefined) await makeFolder(resolve(defaultFolder))
  const env = readEnv()
  const manifest = await makeBackup(env, file)
  const { pictures = 0 } = manifest
  const content = `${countDocuments(manifest)} documents and ${pictures} pictures`
  print(`Backed up ${content} of ${nameOf(env.database)} into ${file}`)
  for (const name of manifest.missing) print(`Missing, and so not in it: the picture ${name}`)
  // The archive is complete even if its entry cannot be written.
  await recordBackup(env, manifest).catch((error: unknown) => {
    print(`The audit trail does not tell of it: ${String(error)}`)
  })
})
