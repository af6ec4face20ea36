import { resolve } from 'node:path'
import { readEnv } from '../env'
import { BackupError, countDocuments } from './archive/archive'
import { restoreArchive } from './archive/restore-archive'
import { print, runCommand } from './run-command'

const flag = '--yes'

runCommand(async (args) => {
  const [file, ...others] = args.filter((each) => each !== flag)
  if (file === undefined || others.length > 0) {
    throw new BackupError(`Say which: npm run restore -- FILE [${flag}]`)
  }
  const manifest = await restoreArchive(readEnv(), resolve(file), args.includes(flag))
  const { createdAt } = manifest
  print(
    `Restored the ${countDocuments(manifest)} documents of ${createdAt}. Everybody has to sign in again.`,
  )
})
