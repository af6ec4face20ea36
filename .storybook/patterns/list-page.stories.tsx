import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { inFrame } from '../../packages/ui/src/testing/in-frame'
import { OrdersPage } from './list-page.example'
import code from './list-page.example?raw'

/**
 * Many items of one kind, found by searching and read page by page. Fewer than about ten need no search. For items
 * that people read rather than compare use a list of Cards.
 */
const meta = {
  title: 'Patterns/List page',
  parameters: {
    layout: 'fullscreen',
    docs: { ...inFrame(640).docs, source: { code } },
  },
  render: () => <OrdersPage />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 to 5 of 23')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByText('6 to 10 of 23')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
  },
}

/** The sentence repeats the search, and the button leads back. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    // On the documentation page nothing may take the focus, which typing needs.
    await fireEvent.change(canvas.getByRole('searchbox'), { target: { value: 'pump' } })
    await fireEvent.submit(canvas.getByRole('search'))
    await expect(canvas.getByText('No orders match “pump”')).toBeVisible()
  },
}
