import * as z from 'zod/mini'
import { maxLength, optionalText, requiredText } from './text'

/** An unquoted local part (RFC 5322's dot-atom) at a domain of two labels or more. */
const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z][A-Za-z\d-]*[A-Za-z\d]$/

/**
 * A mandatory e-mail address.
 *
 * @param invalid - the message for a field that is absent or no e-mail address
 */
export const emailText = (invalid: string) =>
  requiredText(invalid, maxLength.email).check(z.regex(emailAddress, invalid))

/** An e-mail address that may be absent; a blank one becomes empty. */
export const optionalEmailText = (invalid: string) =>
  optionalText(invalid, maxLength.email).check(
    z.refine((text) => !text || emailAddress.test(text), invalid),
  )
