type PageItem = number | 'gap'

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The buttons of a list's pages: all of them up to seven, else both ends and the neighbours. */
export const pageItems = (current: number, totalPages: number): PageItem[] => {
  if (totalPages <= 7) return range(1, totalPages)
  if (current <= 3) return [...range(1, 4), 'gap', totalPages]
  if (current >= totalPages - 2) return [1, 'gap', ...range(totalPages - 3, totalPages)]
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', totalPages]
}
