import { useTeams } from '../../hooks/use-rights'
import { useMember } from '../../session/member-context'
import type { Reader } from './todo-view'

/** The signed-in member with the teams of now; until they are known, with those of the sign-in. */
export const useReader = (): Reader => ({ id: useMember().id, teams: useTeams() })
