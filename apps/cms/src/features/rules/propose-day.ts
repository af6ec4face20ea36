import { dateIn } from '@tropa/contract/base/team-time'
import type { PayloadRequest, SanitizedGlobalConfig } from 'payload'
import { toPlainDate, toStoredDate } from '../../payload/fields/stored-date'
import { marksOf } from '../../payload/hooks/request-marks'
import { changedParts } from '../../payload/parts/changed-parts'
import { isPublished, readVersions } from '../../payload/parts/versions'
import type { Rule } from '../../payload/payload-types'

/** Neither says anything of the rules themselves. */
const daysOwn = new Set(['lastUpdated', 'keepLastUpdated'])

interface Change {
  data: Partial<Rule>
  global: SanitizedGlobalConfig
  originalDoc?: Partial<Rule>
  req: PayloadRequest
}

/** The rules as visitors see them, or saw them last where they are off the site. */
const readShown = async (req: PayloadRequest): Promise<Partial<Rule>> => {
  const { payload } = req
  const stored = await payload.findGlobal({ slug: 'rules', depth: 0, overrideAccess: true, req })
  if (isPublished(stored)) return stored
  const versions = await readVersions(payload, { global: 'rules' })
  return { ...versions.find(({ version }) => isPublished(version))?.version }
}

/**
 * Gives changed rules the day on which an editor publishes them, which members read. A day that the editor chose, or
 * keeps, stays.
 */
export const proposeDay = async ({ data: sent, global, originalDoc, req }: Change) => {
  const shown = await readShown(req)
  // An older version brings its day along, which nobody chose.
  const isRestored = marksOf(req).isRestore && shown.lastUpdated
  const data = isRestored ? { ...sent, lastUpdated: shown.lastUpdated } : sent
  const next = { ...originalDoc, ...data }
  const { keepLastUpdated, lastUpdated } = next
  if (next._status !== 'published' || !req.user || keepLastUpdated || !lastUpdated) return data
  const isChosen = !shown.lastUpdated || toPlainDate(lastUpdated) !== toPlainDate(shown.lastUpdated)
  const parts = changedParts(global.fields, shown, next)
  if (isChosen || parts.every(({ key }) => daysOwn.has(key))) {
    return data
  }
  const today = dateIn(String(req.payload.config.custom.timeZone))
  return { ...data, lastUpdated: toStoredDate(today) }
}
