import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageButtons } from './page-buttons'

afterEach(cleanup)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** Section 9 of the specification, in its own words. */
const rule = (current: number, last: number) => {
  if (last <= 7) return range(1, last)
  if (current <= 3) return ['1', '2', '3', '4', '...', String(last)]
  if (current >= last - 2) return ['1', '...', ...range(last - 3, last)]
  return ['1', '...', ...range(current - 1, current + 1), '...', String(last)]
}

const place = (page: number, totalPages: number) => ({
  page,
  totalPages,
  limit: 10,
  total: totalPages * 10 - 3,
})

describe('the page buttons', () => {
  it.each(range(2, 30).map(Number))('follow the rule on each of %i pages', (last) => {
    for (let current = 1; current <= last; current += 1) {
      render(<PageButtons pagination={place(current, last)} onPageChange={() => undefined} />)
      const items = within(screen.getByRole('navigation')).getAllByRole('listitem')
      const shown = items.map(({ textContent }) => textContent).filter(Boolean)
      expect(shown, `page ${current} of ${last}`).toEqual(rule(current, last))
      expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(String(current))
      cleanup()
    }
  })

  it('are not there for one page or none', () => {
    for (const pages of [0, 1]) {
      const { container } = render(
        <PageButtons pagination={place(1, pages)} onPageChange={() => undefined} />,
      )
      expect(container.innerHTML).toBe('')
    }
  })

  it('say what is shown and lead where they say', () => {
    const goTo = vi.fn()
    render(<PageButtons pagination={place(3, 3)} onPageChange={goTo} />)
    expect(screen.getByText('Showing 21 to 27 of 27 entries')).toBeTruthy()
    screen.getByRole('button', { name: '1' }).click()
    screen.getByRole('button', { name: 'Previous page' }).click()
    expect(goTo.mock.calls).toEqual([[1], [2]])
  })
})
