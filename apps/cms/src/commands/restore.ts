import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { nameOf } from '../database/open'
import { readEnv } from '../env'
import { BackupError, countDocuments } from './archive/archive'
import { restoreArchive } from './archive/restore-archive'
import { print, runCommand } from './run-command'

const options = { yes: { type: 'boolean' }, 'without-missing': { type: 'boolean' } } as const

runCommand(async (args) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) {
    throw new BackupError('Say which: npm run restore -- FILE [--yes] [--without-missing]')
  }
  const env = readEnv()
  const { manifest, missing } = await restoreArchive(env, resolve(file), {
    mayReplace: values.yes === true,
    withoutMissing: values['without-missing'] === true,
  })
  const { createdAt } = manifest
  print(
    `Restored the ${countDocuments(manifest)} documents of ${createdAt} into ${nameOf(env.database)}. Everybody has to sign in again.`,
  )
  for (const name of missing) print(`Missing, and so not restored: the picture ${name}`)
})
