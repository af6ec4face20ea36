import { drawnLetter } from '@tropa/contract/settings/mark'
import { type Settings, settings } from '@tropa/contract/settings/settings'
import type { Payload } from 'payload'
import { findRowById } from '../../database/rows'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { readSettings } from '../../payload/globals/read-settings'
import { readSite } from '../../payload/globals/read-site'
import { readText } from '../../payload/globals/read-text'

/** Where a browser finds a picture of the media library; null for one that is in the trash or gone. */
const imageOf = async (payload: Payload, id: string | null) => {
  const picture = id === null ? null : await findRowById(payload, 'media', id, {}, outsideTrash)
  return picture?.filename ? `/media/${encodeURIComponent(picture.filename)}` : null
}

/** What everybody may know of the settings; the tagline is empty while home is unpublished. */
export const readPublicSettings = async (payload: Payload): Promise<Settings> => {
  const stored = await readSettings(payload)
  const { name, contactEmail, codeUrl } = await readSite(payload)
  const home = await readText(payload, 'home')
  const image = await imageOf(payload, stored.picture)
  const mark = { letter: drawnLetter(stored.letter, name), image }
  // Drops the fields that not everybody may see.
  return settings.parse({
    ...stored,
    name,
    tagline: home?.tagline ?? '',
    contactEmail,
    codeUrl,
    mark,
  })
}
