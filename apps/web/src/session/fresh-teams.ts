import type { ApiClient } from '../api/api-context'
import { storeRole } from './session-storage'

/** Asks for the member's teams, which are others once a team has another name; a failure changes nothing. */
export const reloadTeams = (api: ApiClient, token: string) => {
  api.member.me().then(
    ({ role }) => storeRole(token, role),
    () => undefined,
  )
}

/** The token whose member's teams were asked for on this page. */
let asked: string | undefined

/** Asks once per page load, because they may be others than at the sign-in. */
export const reloadTeamsOnce = (api: ApiClient, token: string) => {
  if (asked === token) return
  asked = token
  reloadTeams(api, token)
}
