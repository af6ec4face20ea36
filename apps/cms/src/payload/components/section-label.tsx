'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The label of a section's row in a form: its heading. */
export const SectionLabel = () => {
  const { data, rowNumber = 0 } = useRowLabel<{ heading?: string | null } | undefined>()
  return <>{data?.heading || `Section ${rowNumber + 1}`}</>
}
