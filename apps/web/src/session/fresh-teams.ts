import type { ApiClient } from '../api/api-context'
import { storeRole } from './stored-session'

/** Reloads the member's teams, which change when a team is renamed; a failure changes nothing. */
export const reloadTeams = (api: ApiClient, token: string) => {
  api.member.me().then(
    ({ role }) => storeRole(token, role),
    () => undefined,
  )
}

/** The token whose teams were already reloaded on this page. */
let asked: string | undefined

/** Reloads the teams once per page load, because they may have changed since the sign-in. */
export const reloadTeamsOnce = (api: ApiClient, token: string) => {
  if (asked === token) return
  asked = token
  reloadTeams(api, token)
}
