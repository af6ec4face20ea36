'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { changedParts } from '../parts/changed-parts'
import type { LeftPart } from '../parts/changed-parts'
import { formValues } from '../parts/form-values'

/** What “Publish” would show to visitors: what is typed, and what the drafts of all editors have left. */
export const GoesLive = ({ left }: { left: LeftPart[] }) => {
  const { data, docConfig, hasPublishedDoc, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  if (!hasPublishedDoc || isTrashed) return null
  const typed = isModified ? changedParts(docConfig?.fields ?? [], data, formValues(fields)) : []
  const saved = left.filter(({ key }) => !typed.some((part) => part.key === key))
  const parts = [
    ...saved.map(({ label, by }) => `${label} (${by === user?.username ? 'your draft' : by})`),
    ...typed.map(({ label }) => `${label} (not saved)`),
  ]
  if (parts.length === 0) return null
  return <p role="status">Goes live with Publish: {parts.join(', ')}</p>
}
