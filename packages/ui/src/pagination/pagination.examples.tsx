import { useState } from 'react'
import { Pagination } from './pagination'

const [perPage, total] = [10, 48]

/** The pages of a list, with what is shown of it. */
export const PaginationExamples = () => {
  const [page, setPage] = useState(1)
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  return (
    <Pagination
      page={page}
      items={[1, 2, 3, 4, 5]}
      onPageChange={setPage}
      summary={`${first} to ${last} of ${total}`}
    />
  )
}
