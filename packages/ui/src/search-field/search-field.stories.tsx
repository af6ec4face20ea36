import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inFrame } from '../testing/in-frame'
import { SearchField } from './search-field'

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search orders', placeholder: 'Search orders...', onSearch: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** It searches on Enter, not while typing. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), ' boots ')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('boots')
  },
}

export const Filled: Story = { args: { query: 'boots' }, parameters: inFrame(96) }

/** Clearing searches for an empty text and keeps the focus in the field. */
export const Clearing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...Filled.args },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox')
    await expect(input).toHaveValue('boots')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearch).toHaveBeenCalledWith('')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
}
