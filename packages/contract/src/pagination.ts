import * as z from 'zod/mini'
import { isBlank, maxLength } from './text'

/** Rows of a page where the caller names no limit (specification, section 9). */
export const pageSize = 10

/** Largest page whose last row still has a number JavaScript holds exactly; a higher one is as empty. */
const largestPage = Math.floor(Number.MAX_SAFE_INTEGER / 100)

const wholeNumberMessage = (max?: number) =>
  max === undefined ? 'Must be a whole number from 1.' : `Must be a whole number from 1 to ${max}.`

/** A whole number from 1, as a number or as the digits of a query string. */
export const wholeNumber = (max?: number) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d+$/))], { error: wholeNumberMessage(max) }),
      z.transform((value) => Math.min(Number(value), largestPage)),
    ),
    z
      .int({ error: wholeNumberMessage(max) })
      .check(
        z.minimum(1, wholeNumberMessage(max)),
        z.maximum(max ?? largestPage, wholeNumberMessage(max)),
      ),
  )

/** The query of a list in pages: `page` from 1, `limit` 1 to 100, `search` a text or nothing. */
export const pageQuery = z.object({
  page: z._default(wholeNumber(), 1),
  limit: z._default(wholeNumber(100), pageSize),
  search: z._default(
    z
      .string({ error: 'Please search for a text.' })
      .check(
        z.maxLength(maxLength.search, `Please search for at most ${maxLength.search} characters.`),
        z.overwrite((text) => (isBlank(text) ? '' : text)),
      ),
    '',
  ),
})

/** A page's query after validation. */
export type PageQuery = z.infer<typeof pageQuery>

/** What a list in pages says of itself; `totalPages` is 0 when nothing matches. */
export const pagination = z.object({
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
})

/** A page's place in its list. */
export type Pagination = z.infer<typeof pagination>

/** Counts the pages of a list. */
export const paginate = (total: number, { page, limit }: PageQuery): Pagination => ({
  total,
  page,
  limit,
  totalPages: Math.ceil(total / limit),
})

/** A page button, or the gap between two of them. */
export type PageItem = number | 'gap'

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Which page buttons to show (specification, section 9). */
export const pageItems = (current: number, totalPages: number): PageItem[] => {
  if (totalPages <= 7) return range(1, totalPages)
  if (current <= 3) return [...range(1, 4), 'gap', totalPages]
  if (current >= totalPages - 2) return [1, 'gap', ...range(totalPages - 3, totalPages)]
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', totalPages]
}

/** The line under a list of more than one page. */
export const showingEntries = ({ total, page, limit }: Pagination) =>
  `Showing ${(page - 1) * limit + 1} to ${Math.min(page * limit, total)} of ${total} entries`
