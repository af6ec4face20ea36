import { useSyncExternalStore } from 'react'
import { subscribeEveryMinute } from './use-site'

const minute = 60_000

const thisMinute = () => Math.floor(Date.now() / minute) * minute

/** The visitor's clock in milliseconds since 1970, down to the minute. For screens that are not rendered on the server. */
export const useNow = (): number => useSyncExternalStore(subscribeEveryMinute, thisMinute)
