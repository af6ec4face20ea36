'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Names a section by its heading. */
export const SectionLabel = () => {
  const { data, rowNumber = 0 } = useRowLabel<{ heading?: string | null } | undefined>()
  return <>{data?.heading || `Section ${rowNumber + 1}`}</>
}
