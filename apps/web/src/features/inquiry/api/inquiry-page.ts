import type { Inquiry } from '@tropa/contract/inquiry'
import { pageSize, paginate } from '@tropa/contract/schemas/pagination'

const contains = ({ name, category, email, desc }: Inquiry, search: string) =>
  [name, category, email, desc].join('\n').toLowerCase().includes(search.trim().toLowerCase())

/** One page of the inquiries that contain a search, and how many pages there are. */
export const inquiryPage = (all: readonly Inquiry[], page: number, search: string) => {
  const found = all.filter((inquiry) => contains(inquiry, search))
  const first = (page - 1) * pageSize
  return {
    inquiries: found.slice(first, first + pageSize),
    pagination: paginate(found.length, { page, limit: pageSize }),
  }
}
