import * as z from 'zod/mini'
import { member } from '../procedure-builders'
import { searchedText } from '../base/text'

/** What a search finds, in the order in which its groups are shown. */
export const foundKinds = [
  'todo',
  'meeting',
  'event',
  'rule',
  'person',
  'member',
  'inquiry',
] as const

export type FoundKind = (typeof foundKinds)[number]

export const hitsPerKind = 5

/** The longest excerpt, in UTF-16 units and without the ellipses around it. */
export const excerptLength = 120

/** `excerpt` is the part of its text that contains a searched word, `url` an address on this origin. */
const searchHit = z.object({ title: z.string(), excerpt: z.string(), url: z.string() })

/** The first hits of one kind and how many there are; a kind without a hit has no group. */
const searchGroup = z.object({
  kind: z.enum(foundKinds),
  total: z.int(),
  hits: z.array(searchHit).check(z.minLength(1), z.maxLength(hitsPerKind)),
})

export type SearchGroup = z.infer<typeof searchGroup>

export const searchContract = {
  find: member
    .get('/search', 'What contains every word of the search, of all that the caller may read')
    // Earlier versions, and tabs that still run one, call the search `q`.
    .input(z.object({ search: searchedText, q: searchedText }))
    .output(z.array(searchGroup)),
}
