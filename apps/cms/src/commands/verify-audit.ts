import { EnvError, readEnv } from '../env'
import { createSigner } from '../features/audit/entry'
import { verifyTrail, type Verification } from '../features/audit/verify'
import { readSecret } from '../payload/secret'
import { slugs } from '../payload/slugs'
import { readHead } from './archive/continued-trail'
import { openSnapshot } from './archive/make-backup'
import { print, runCommand } from './run-command'

const knownHeadIn = ([name, mac, ...others]: string[]) => {
  if (name === undefined) return undefined
  if (name === '--head' && mac !== undefined && others.length === 0) return mac
  throw new EnvError('Say nothing more, or which entry must be there: --head MAC')
}

const describe = ({ count, sequence, head }: Verification) =>
  `${count} entries; the newest one is ${sequence} with the MAC ${head || 'of none'}`

runCommand(async (args) => {
  const knownHead = knownHeadIn(args)
  const env = readEnv()
  const signer = createSigner(await readSecret(env))
  const source = await openSnapshot(env)
  try {
    const entries = source.read({ kind: 'documents', slug: slugs.auditTrail })
    const verified = await verifyTrail(signer, entries, await readHead(source.read), knownHead)
    if (verified.problem !== undefined) {
      throw new Error(`The audit trail is not whole. ${verified.problem}\n${describe(verified)}`)
    }
    if (verified.foreignTo !== undefined) {
      print(
        `Entries to ${verified.foreignTo} came with a backup of another installation: they cannot be verified with this secret.`,
      )
    }
    print(`The audit trail is whole: ${describe(verified)}`)
  } finally {
    await source.close()
  }
})
