import type { DemoAccount } from '@tropa/contract/site-renderer'
import { term } from './term'

/** Who can sign in to the demo: an admin, a member and an editor. The others have no password. */
export const demoAccounts: readonly DemoAccount[] = term.accounts
