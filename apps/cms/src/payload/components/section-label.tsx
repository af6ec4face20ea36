'use client'

import { useRowLabel } from '@payloadcms/ui'

export const SectionLabel = () => {
  const { data, rowNumber = 0 } = useRowLabel<{ heading?: string | null } | undefined>()
  return <>{data?.heading || `Section ${rowNumber + 1}`}</>
}
