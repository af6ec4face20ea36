import { drawnLetter } from '@tropa/contract/settings/mark'
import type { Settings } from '@tropa/contract/settings/settings'
import type { Payload, PayloadRequest } from 'payload'
import { findRowById } from '../../database/rows'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { readSettings } from '../../payload/globals/read-settings'
import { readSite } from '../../payload/globals/read-site'
import { readText } from '../../payload/globals/read-text'

/** Where a browser finds a picture of the media library; null for one that is in the trash or gone. */
const imageOf = async (payload: Payload, id: string | null, req?: Partial<PayloadRequest>) => {
  const picture = id === null ? null : await findRowById(payload, 'media', id, req, outsideTrash)
  return picture?.filename ? `/media/${encodeURIComponent(picture.filename)}` : null
}

/** What everybody may know of the settings; the tagline is empty while home is unpublished. */
export const readPublicSettings = async (payload: Payload): Promise<Settings> => {
  const stored = await readSettings(payload)
  const { letter, picture, teams, audiences, terms } = stored
  const { currency, week, clock, accent, linksFor } = stored
  const { name, contactEmail, codeUrl } = await readSite(payload)
  const home = await readText(payload, 'home')
  return {
    name,
    tagline: home?.tagline ?? '',
    contactEmail,
    codeUrl,
    ...{ teams, audiences, terms, currency, week, clock, accent, linksFor },
    mark: { letter: drawnLetter(letter, name), image: await imageOf(payload, picture) },
  }
}
