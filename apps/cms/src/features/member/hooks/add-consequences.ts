import type { CollectionBeforeChangeHook } from 'payload'
import type { Member } from '../../../payload/payload-types'
import { consequencesOf } from '../consequences'

/** Ends what a change in the panel ends, as one in the members' area does. */
export const addConsequences: CollectionBeforeChangeHook<Member> = ({ data, originalDoc }) =>
  originalDoc ? { ...data, ...consequencesOf(originalDoc, data) } : data
