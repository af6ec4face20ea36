import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageButtons } from './paged-list'

afterEach(cleanup)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** Specification, section 9. */
const expectedItems = (current: number, last: number) => {
  if (last <= 7) return range(1, last)
  if (current <= 3) return ['1', '2', '3', '4', '...', String(last)]
  if (current >= last - 2) return ['1', '...', ...range(last - 3, last)]
  return ['1', '...', ...range(current - 1, current + 1), '...', String(last)]
}

const paginationOf = (page: number, totalPages: number) => ({
  page,
  totalPages,
  limit: 10,
  total: totalPages * 10 - 3,
})

describe('PageButtons', () => {
  it.each(range(2, 30).map(Number))(
    'shows the buttons the specification names on each of %i pages',
    (last) => {
      for (let current = 1; current <= last; current += 1) {
        render(
          <PageButtons pagination={paginationOf(current, last)} onPageChange={() => undefined} />,
        )
        const items = within(screen.getByRole('navigation')).getAllByRole('listitem')
        const shown = items.map(({ textContent }) => textContent).filter(Boolean)
        expect(shown, `page ${current} of ${last}`).toEqual(expectedItems(current, last))
        expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(String(current))
        cleanup()
      }
    },
  )

  it('renders nothing for one page or none', () => {
    for (const pages of [0, 1]) {
      const { container } = render(
        <PageButtons pagination={paginationOf(1, pages)} onPageChange={() => undefined} />,
      )
      expect(container.innerHTML).toBe('')
    }
  })

  it('says which entries are shown and goes to the chosen page', () => {
    const goTo = vi.fn()
    render(<PageButtons pagination={paginationOf(3, 3)} onPageChange={goTo} />)
    expect(screen.getByText('Showing 21 to 27 of 27 entries')).toBeTruthy()
    screen.getByRole('button', { name: '1' }).click()
    screen.getByRole('button', { name: 'Previous page' }).click()
    expect(goTo.mock.calls).toEqual([[1], [2]])
  })
})
