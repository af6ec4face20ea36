import * as z from 'zod/mini'
import { searchedText } from './text'
import { wholeNumber } from './whole-number'

/** Rows per page where the query has no `limit`. */
export const pageSize = 10

export const largestLimit = 100

/** The last page whose row numbers JavaScript can represent exactly; later pages are empty anyway. */
const largestPage = Math.floor(Number.MAX_SAFE_INTEGER / largestLimit)

/** Which page of a list: `page` from 1, `limit` from 1 to 100. */
export const pageChoice = z.object({
  page: z._default(
    wholeNumber('Must be a whole number from 1.', 1).check(
      z.overwrite((page) => Math.min(page, largestPage)),
    ),
    1,
  ),
  limit: z._default(
    wholeNumber(`Must be a whole number from 1 to ${largestLimit}.`, 1, largestLimit),
    pageSize,
  ),
})

export type PageChoice = z.infer<typeof pageChoice>

/** The query of a paginated list that can be searched: `search` may be an empty text. */
export const pageQuery = z.extend(pageChoice, { search: searchedText })

export type PageQuery = z.infer<typeof pageQuery>

const count = (from: number) => z.int().check(z.minimum(from))

/** The page of a list; `totalPages` is 0 when nothing matches. */
export const pagination = z.object({
  total: count(0),
  page: count(1),
  limit: count(1),
  totalPages: count(0),
})

export type Pagination = z.infer<typeof pagination>

export const paginate = (total: number, { page, limit }: PageChoice): Pagination => ({
  total,
  page,
  limit,
  totalPages: Math.ceil(total / limit),
})

/** The line under a list of more than one page; a page past the end reads `0 to 0`. */
export const showingEntries = ({ total, page, limit }: Pagination) => {
  const first = (page - 1) * limit + 1
  const [from, to] = first > total ? [0, 0] : [first, Math.min(page * limit, total)]
  return `Showing ${from} to ${to} of ${total} entries`
}
