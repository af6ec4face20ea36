const formatter = new Intl.RelativeTimeFormat('en-US')

/** How long ago an ISO time was; the future counts as now. */
export const relativeTime = (moment: string, now: Date = new Date()): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 60_000))
  if (minutes < 60) return formatter.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? formatter.format(-hours, 'hour')
    : formatter.format(-Math.floor(hours / 24), 'day')
}
