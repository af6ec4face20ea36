import type { ApiClient } from '../api/api-context'
import { storeRole } from './session-storage'

/** The token whose member's teams were asked for on this page. */
let asked: string | undefined

/** Asks once per page load for the member's teams, which may be others than at the sign-in; a failure changes nothing. */
export const freshenRole = (api: ApiClient, token: string) => {
  if (asked === token) return
  asked = token
  api.member.me().then(
    ({ role }) => storeRole(token, role),
    () => undefined,
  )
}
