import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/api-context'
import { memberNames } from '../api/shared-queries'

interface Asked {
  userId?: string | null | undefined
  username: string
}

/** Looks up what members are called; `null` for somebody without a name, or while names are loading. */
export const useNames = (): ((asked: Asked) => string | null) => {
  const { data = [] } = useQuery(memberNames(useApi()))
  return ({ userId, username }) =>
    data.find((each) => (userId ? each.userId === userId : each.username === username))?.name ??
    null
}
