import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/api-context'

const secondFactorKey = ['second-factor']

/** Whether the signed-in member has a second factor, and whether one is required. */
export const useSecondFactor = () => {
  const api = useApi()
  return useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => api.secondFactor.get(undefined, { signal }),
  })
}

/**
 * Sets the second factor up and turns it off. Not mutations: react-query would keep passwords, secrets
 * and codes in memory.
 */
export const useSecondFactorActions = () => {
  const api = useApi()
  const cache = useQueryClient()
  /** Also of what was refused to a member who had to set it up first. */
  const reload = () => void cache.invalidateQueries()
  return {
    setUp: (currentPassword: string) => api.secondFactor.setUp({ currentPassword }),
    confirm: async (code: string) => (await api.secondFactor.confirm({ code })).recoveryCodes,
    turnOff: async (fields: { currentPassword: string; code: string }) => {
      const { message } = await api.secondFactor.turnOff(fields)
      reload()
      return message
    },
    reload,
  }
}
