import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../payload/secret'
import { BackupError } from './archive'

/** By what an installation recognises its archives. */
export interface ManifestMac {
  /** The bytes of the manifest, which has the digest of every other entry. */
  manifest: Buffer
  /** The MAC stored in the archive; archives of earlier versions have none. */
  mac?: string
}

/** The MAC of a manifest under the secret of an installation, in hexadecimal. */
export const macOf = (manifest: Buffer, secret: string): string =>
  createHmac('sha256', deriveKey(secret, 'tropa archive')).update(manifest).digest('hex')

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'))

const advice =
  'If you trust where it comes from, --foreign restores it nevertheless. Nothing was changed.'

/**
 * Refuses an archive that was not made under this secret, or was changed since.
 *
 * @throws BackupError with what to do
 */
export const refuseForeign = ({ manifest, mac }: ManifestMac, secret: string | undefined): void => {
  if (mac === undefined) {
    throw new BackupError(
      `The archive has no MAC: it was changed, or made by a version that wrote none. ${advice}`,
    )
  }
  if (secret !== undefined && isSame(mac, macOf(manifest, secret))) return
  throw new BackupError(
    `The archive was changed, or comes from an installation with another PAYLOAD_SECRET. ${advice}`,
  )
}
