import type { TextFieldSingleValidation } from 'payload'

const isWebAddress = (text: string) =>
  /^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname !== ''

const isEmail = (text: string) => /^[^\s@/:]+@[^\s@/:]+$/.test(text)

/** Accepts an `http` or `https` address; any other scheme is not safe to link. */
export const webAddress: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && isWebAddress(value)) ||
  'Enter a web address that begins with https://.'

/** Accepts an `http` or `https` address or an e-mail address. */
export const webOrMailAddress: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && (isWebAddress(value) || isEmail(value))) ||
  'Enter a web address that begins with https://, or an e-mail address.'
