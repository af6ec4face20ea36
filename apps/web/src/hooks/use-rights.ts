import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/api-context'
import { useMember } from '../session/member-context'

/** What the signed-in member may do, and their teams, as the server knows them now. */
export const useRights = () => {
  const api = useApi()
  return useQuery({ queryKey: ['rights'], queryFn: () => api.member.rights() })
}

/** The signed-in member's current teams; until those are known, the teams at sign-in. */
export const useOwnTeams = (): readonly string[] => {
  const { role } = useMember()
  return useRights().data?.teams ?? role
}
