import type { TextFieldSingleValidation } from 'payload'

const isWebAddress = (text: string) =>
  /^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname !== ''

const isEmail = (text: string) => /^[^\s@/:]+@[^\s@/:]+$/.test(text)

/** Takes an address that is safe to link: one of the web. */
export const webAddress: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && isWebAddress(value)) ||
  'Enter a web address that begins with https://.'

/** Takes an address that is safe to link: one of the web, or of a mailbox. */
export const webOrMailAddress: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && (isWebAddress(value) || isEmail(value))) ||
  'Enter a web address that begins with https://, or an e-mail address.'
