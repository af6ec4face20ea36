import { isRecord } from '@tropa/contract/is-record'
import { paths } from '../../../paths'

/**
 * Whether the server knows this browser by the panel's cookie, which scripts cannot read. It answers a member
 * who is no editor with 403, and the panel itself then leads them on.
 */
export const opensPanel = async (): Promise<boolean> => {
  try {
    const response = await fetch(`${paths.panel}/api/members/me`)
    if (!response.ok) return response.status === 403
    const body: unknown = await response.json()
    return isRecord(body) && isRecord(body.user)
  } catch {
    return false
  }
}
