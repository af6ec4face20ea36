import { useSyncExternalStore } from 'react'
import { serverNow } from '../api/server-clock'
import { minute, subscribeEveryMinute } from './use-site'

const thisMinute = () => Math.floor(serverNow() / minute) * minute

/** The server's clock in milliseconds since 1970, down to the minute. For screens that are not rendered on the server. */
export const useNow = (): number => useSyncExternalStore(subscribeEveryMinute, thisMinute)
