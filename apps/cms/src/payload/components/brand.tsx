import type { Payload } from 'payload'
import { readSite } from '../globals/read-site'

/** The site's mark, for the panel's small places. */
export const Mark = async ({ payload }: { payload: Payload }) => {
  const { name } = await readSite(payload)
  return <img src="/favicon.svg" alt={name} className="tropa-mark" />
}
