import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { EmailAddress } from '@tropa/contract/account/email-address'
import { useApi } from '../../../api/api-context'

const emailAddressKey = ['email-address']

/**
 * The signed-in member's e-mail address.
 *
 * @param enabled - false while the member may not ask for it yet
 */
export const useEmailAddress = (enabled: boolean) => {
  const api = useApi()
  return useQuery({
    queryKey: emailAddressKey,
    queryFn: ({ signal }) => api.emailAddress.get(undefined, { signal }),
    enabled,
  })
}

/** Asks for another address, or takes the present one away. */
export const useChangeEmailAddress = () => {
  const api = useApi()
  const cache = useQueryClient()
  return async (email: string | null) => {
    const changed = await api.emailAddress.change({ email })
    cache.setQueryData<EmailAddress>(emailAddressKey, changed)
  }
}
