const formatter = new Intl.RelativeTimeFormat('en-US')

/**
 * How long ago something was: minutes under an hour, hours under a day, else days
 * (specification, section 9). A moment in the future counts as now.
 *
 * @param moment - an ISO time
 */
export const relativeTime = (moment: string, now: Date = new Date()): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 60_000))
  if (minutes < 60) return formatter.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? formatter.format(-hours, 'hour')
    : formatter.format(-Math.floor(hours / 24), 'day')
}
