import { relativeTime } from '@tropa/contract/base/relative-time'
import { useNow } from '../hooks/use-site'

/** How long ago an ISO time was, updated every minute. */
export const RelativeTime = ({ time }: { time: string }) => {
  useNow()
  return <time dateTime={time}>{relativeTime(time)}</time>
}
