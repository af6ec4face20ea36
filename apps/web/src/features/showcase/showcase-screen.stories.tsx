import type { Meta, StoryObj } from '@storybook/react-vite'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor, within } from 'storybook/test'
import { memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { ShowcaseScreen } from './showcase-screen'

const meta = {
  title: 'Screens/Members/Components',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.showcase, Screen: ShowcaseScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    const dropdown = await canvas.findByRole('button', { name: 'Standard (Free)' })
    await userEvent.click(dropdown)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Premium (₱9.99)' }))
    await waitFor(() => expect(dropdown).toHaveTextContent('Premium (₱9.99)'))
    for (const name of ['Button', 'Input', 'Select', 'Dropdown', 'Badge', 'Checkbox', 'Radio']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    const search = canvas.getByRole('combobox', { name: 'Plan by name' })
    await userEvent.type(search, 'PREM')
    const found = within(await screen.findByRole('listbox'))
    await expect(found.getByRole('option')).toHaveTextContent('Premium (₱9.99)')
    await userEvent.clear(search)
    await userEvent.type(search, 'zzz')
    const select = within(canvas.getByRole('region', { name: 'Select' }))
    await expect(select.getByRole('status')).toHaveTextContent('No results found')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('link', { name: /design system/ })).toHaveAttribute(
      'href',
      '/storybook/',
    )
  },
}
