import { maxLength, tooLong } from '@tropa/contract/schemas/text'
import { fieldErrors } from '../../rpc/errors'

/** A username as it is stored and compared: without surrounding blanks and in lower case. */
export const normaliseUsername = (username: string): string => username.trim().toLowerCase()

/**
 * A username that is chosen for a member, as it is stored.
 *
 * @throws a 400 where lower case makes it too long: `İ` becomes two characters
 */
export const chosenUsername = (chosen: string): string => {
  const username = normaliseUsername(chosen)
  if (username.length > maxLength.username) {
    throw fieldErrors({ username: tooLong(maxLength.username) })
  }
  return username
}
