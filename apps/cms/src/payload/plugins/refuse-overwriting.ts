import { versionMessages } from '@tropa/contract/content/versions'
import type { CollectionConfig, GlobalConfig, PayloadRequest, Plugin } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { shownChange } from '../hooks/request-marks'
import { visibleError } from '../hooks/visible-error'

interface Change {
  originalDoc?: { updatedAt?: string | null }
  req: PayloadRequest
}

const refuseOverwriting = ({ originalDoc, req }: Change): void => {
  const shown = shownChange(req)
  const stored = originalDoc?.updatedAt
  if (shown === undefined || !stored || Date.parse(shown) === Date.parse(stored)) return
  throw visibleError(versionMessages.savedMeanwhile, 409)
}

const guarded = <T extends CollectionConfig | GlobalConfig>(each: T): T =>
  hasDraftsEnabled(each)
    ? {
        ...each,
        hooks: {
          ...each.hooks,
          beforeValidate: [refuseOverwriting, ...(each.hooks?.beforeValidate ?? [])],
        },
      }
    : each

/**
 * Refuses to save a form over a change that it does not show, such as one that was made in another tab.
 * Payload looks for it at the first keystroke only.
 */
export const refuseOverwritingChanges: Plugin = ({
  collections = [],
  globals = [],
  ...config
}) => ({
  ...config,
  collections: collections.map(guarded),
  globals: globals.map(guarded),
})
