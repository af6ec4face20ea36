import { toast } from '@tropa/ui/toast'
import { hintOf, isUnauthorized, serverMessage } from './api-failure'

/**
 * Shows why a member's request failed: the server's sentence, or the given one where it sent none,
 * and below it why there was no answer.
 * An ended session is announced once, by its own notice.
 */
export const toastFailure = (
  error: unknown,
  otherwise: string,
  options?: Parameters<typeof toast.error>[1],
): void => {
  if (isUnauthorized(error)) return
  toast.error(serverMessage(error, otherwise), { description: hintOf(error), ...options })
}
