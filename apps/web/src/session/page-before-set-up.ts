import { isRecord } from '@tropa/contract/base/is-record'

/** For a navigation to the set-up of a required second factor: the page that it interrupts. */
export const setUpFrom = (page: string) => ({ state: { pageBeforeSetUp: page } })

/** The page that the set-up has interrupted, from the state of its location. */
export const pageBeforeSetUp = (state: unknown): string | undefined =>
  isRecord(state) && typeof state.pageBeforeSetUp === 'string' ? state.pageBeforeSetUp : undefined
