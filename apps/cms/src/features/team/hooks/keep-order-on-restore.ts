import type { CollectionBeforeChangeHook } from 'payload'
import type { Team } from '../../../payload/payload-types'
import { isRestore } from './mark-restore'

/** Restores what an older version says, but not the position it had then. */
export const keepOrderOnRestore: CollectionBeforeChangeHook<Team> = ({ data, originalDoc, req }) =>
  isRestore(req) ? { ...data, _order: originalDoc?._order ?? null } : data
