import { requiredText } from './text'

/** Rejects absurd tokens early; a real one has 43 characters. */
const maxTokenLength = 64

/**
 * The token of a link that works once.
 *
 * @param invalid - the message for a token that is absent
 */
export const linkToken = (invalid: string) => requiredText(invalid, maxTokenLength)
