'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'

/** A moment in the time zone of the reader, as lists show it. The server's zone is not theirs. */
export const LocalTime = ({ date }: { date: string }) => {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatDate({ date, i18n, pattern: config.admin.dateFormat })}
    </time>
  )
}
