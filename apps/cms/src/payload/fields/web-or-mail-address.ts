import { settingsMessages } from '@tropa/contract/settings/choices'
import { isWebAddress } from '@tropa/contract/settings/settings'
import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

const isEmail = (value: string) => /^[^\s@/:]+@[^\s@/:]+$/.test(value)

/**
 * A custom validation replaces Payload's own, which checks the length. The form checks what is typed: blanks around it
 * are removed before it is stored.
 */
const accepting =
  (isAccepted: (value: string) => boolean, message: string): TextFieldSingleValidation =>
  (value, options) =>
    // A value that an earlier version stored stays valid until somebody changes it.
    typeof value === 'string' && (isAccepted(value.trim()) || value === options.previousValue)
      ? text(value, options)
      : message

const asWebAddress = accepting(isWebAddress, settingsMessages.codeUrl)

/** Accepts an `https` address: others are not safe to link, or can be read on the way. */
export const optionalAddress: TextFieldSingleValidation = (value, options) =>
  value === undefined || value === null || value === '' || asWebAddress(value, options)

export const webOrMailAddress = accepting(
  (value) => isWebAddress(value) || isEmail(value),
  'Enter a web address that begins with https://, or an e-mail address.',
)
