import { relativeTime } from '@tropa/contract/time/relative-time'
import { useSyncExternalStore } from 'react'

const minute = 60_000

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minute)

/** How long ago something was, kept right while the screen stays open. */
export const RelativeMoment = ({ moment }: { moment: string }) => {
  useSyncExternalStore(everyMinute, thisMinute)
  return <time dateTime={moment}>{relativeTime(moment)}</time>
}
