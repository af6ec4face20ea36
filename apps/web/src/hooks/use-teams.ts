import { useMember } from '../session/member-context'
import { useRights } from './use-rights'

/** The signed-in member's teams of now; until they are known, those of the sign-in. */
export const useTeams = (): readonly string[] => {
  const { role } = useMember()
  return useRights().data?.teams ?? role
}
