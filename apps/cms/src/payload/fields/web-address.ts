import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

const isWebAddress = (value: string) =>
  /^https:\/\//i.test(value) && URL.canParse(value) && new URL(value).hostname !== ''

const isEmail = (value: string) => /^[^\s@/:]+@[^\s@/:]+$/.test(value)

/** A validation replaces Payload's own, which checks the length. */
const accepting =
  (isAccepted: (value: string) => boolean, message: string): TextFieldSingleValidation =>
  (value, options) =>
    // What an earlier version stored stays until somebody changes it.
    typeof value === 'string' && (isAccepted(value) || value === options.previousValue)
      ? text(value, options)
      : message

/** Accepts an `https` address: others are not safe to link, or can be read on the way. */
export const webAddress = accepting(isWebAddress, 'Enter a web address that begins with https://.')

export const webOrMailAddress = accepting(
  (value) => isWebAddress(value) || isEmail(value),
  'Enter a web address that begins with https://, or an e-mail address.',
)
