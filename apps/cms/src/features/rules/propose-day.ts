import { dateIn } from '@tropa/contract/base/team-time'
import type { PayloadRequest, SanitizedGlobalConfig } from 'payload'
import { toPlainDate, toStoredDate } from '../../payload/fields/stored-date'
import { marksOf } from '../../payload/hooks/request-marks'
import { changedParts, isSame } from '../../payload/parts/changed-parts'
import { isPublished } from '../../payload/parts/versions'
import type { Rule } from '../../payload/payload-types'
import { readableSections } from './fill-numbers'
import { readRevision } from './revisions'
import { timeZoneOf } from '../../payload/globals/time-zone'

/** Changes of these fields alone do not change the rules themselves. */
const daysOwn = new Set(['lastUpdated', 'keepLastUpdated'])

interface Change {
  data: Partial<Rule>
  global: SanitizedGlobalConfig
  originalDoc?: Partial<Rule>
  req: PayloadRequest
}

/** Whether visitors will read something else than they do, or did before the rules came off the site. */
const isChanged = async (
  { payload }: PayloadRequest,
  { fields }: SanitizedGlobalConfig,
  stored: Partial<Rule>,
  next: Partial<Rule>,
) => {
  if (isPublished(stored)) {
    return changedParts(fields, stored, next).some(({ key }) => !daysOwn.has(key))
  }
  // Taking the rules off the site turned the published version into a draft.
  const last = await readRevision(payload)
  return last !== undefined && !isSame(readableSections(next), last.sections)
}

/**
 * Gives changed rules the day on which an editor publishes them, which members read. A day that the editor chose, or
 * keeps, stays.
 */
export const proposeDay = async ({ data: sent, global, originalDoc, req }: Change) => {
  const shown = await req.payload.findGlobal({ slug: 'rules', depth: 0, overrideAccess: true, req })
  // A restored version brings its own day along, which nobody chose.
  const isRestored = marksOf(req).isRestore && shown.lastUpdated
  const data = isRestored ? { ...sent, lastUpdated: shown.lastUpdated } : sent
  const next = { ...originalDoc, ...data }
  const { keepLastUpdated, lastUpdated } = next
  if (next._status !== 'published' || !req.user || keepLastUpdated || !lastUpdated) return data
  const isChosen = !shown.lastUpdated || toPlainDate(lastUpdated) !== toPlainDate(shown.lastUpdated)
  if (isChosen || !(await isChanged(req, global, shown, next))) return data
  const today = dateIn(timeZoneOf(req.payload))
  return { ...data, lastUpdated: toStoredDate(today) }
}
