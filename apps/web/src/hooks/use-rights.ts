import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/api-context'

/** What the signed-in member may do, and their teams, as the server knows them now. */
export const useRights = () => {
  const api = useApi()
  return useQuery({ queryKey: ['rights'], queryFn: () => api.member.rights() })
}
