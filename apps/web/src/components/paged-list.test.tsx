import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageButtons } from './paged-list'

afterEach(cleanup)

const paginationOf = (page: number, totalPages: number) => ({
  page,
  totalPages,
  limit: 10,
  total: totalPages * 10 - 3,
})

describe('PageButtons', () => {
  it('shows a button for each page but those in a gap, and marks the present one', () => {
    render(<PageButtons pagination={paginationOf(5, 9)} onPageChange={() => undefined} />)
    const items = within(screen.getByRole('navigation')).getAllByRole('listitem')
    const shown = items.map(({ textContent }) => textContent).filter(Boolean)
    expect(shown).toEqual(['1', '...', '4', '5', '6', '...', '9'])
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('5')
  })

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
