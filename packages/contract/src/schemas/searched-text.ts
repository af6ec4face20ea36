import * as z from 'zod/mini'
import { atMost, isBlank, maxLength, toLineFeeds } from './text'

/** What a query searches for; blank or absent becomes an empty text. */
export const searchedText = z._default(
  z.string({ error: 'Please search for a text.' }).check(
    z.overwrite(toLineFeeds),
    ...atMost(maxLength.search, `Please search for at most ${maxLength.search} characters.`),
    z.overwrite((text) => (isBlank(text) ? '' : text)),
  ),
  '',
)
