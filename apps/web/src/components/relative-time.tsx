import { relativeTime } from '@tropa/contract/base/relative-time'
import { useNow } from '../hooks/use-now'

interface RelativeTimeProps {
  time: string
  /** Whether its unit is cut: `2 h ago`. */
  isShort?: boolean
}

const shortened = (text: string) =>
  text.startsWith('0 ') ? 'just now' : text.replace(/(?<= (?:min|h|d))\w+/, '')

/** How long ago an ISO time was, updated every minute. */
export const RelativeTime = ({ time, isShort = false }: RelativeTimeProps) => {
  useNow()
  const text = relativeTime(time)
  return <time dateTime={time}>{isShort ? shortened(text) : text}</time>
}
