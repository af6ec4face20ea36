import { relativeTime } from '@tropa/contract/time/relative-time'
import { useSyncExternalStore } from 'react'

const minute = 60_000

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minute)

/** How long ago an ISO time was, updated every minute. */
export const RelativeTime = ({ time }: { time: string }) => {
  useSyncExternalStore(everyMinute, thisMinute)
  return <time dateTime={time}>{relativeTime(time)}</time>
}
