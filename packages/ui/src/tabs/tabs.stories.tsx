import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge'
import { eachState, states } from '../testing/each-state'
import { Tabs } from './tabs'

const tabs = [
  { value: 'open', label: 'Open', content: <p>Two orders are being packed.</p> },
  { value: 'sent', label: 'Sent', content: <p>One order is on its way.</p> },
  { value: 'returned', label: 'Returned', content: <p>Nothing was returned.</p> },
]

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: { layout: 'padded' },
  args: { label: 'Orders', tabs },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Orders' })).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'Open' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Sent' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Sent' })).toHaveTextContent('on its way')
  },
}

export const WithACount: Story = {
  args: {
    tabs: tabs.map((tab, index) => ({
      ...tab,
      label: (
        <>
          {tab.label}
          <Badge size="sm">{2 - index}</Badge>
        </>
      ),
    })),
  },
}

/** Under the pointer, with the focus of the keyboard, and while it is pressed. */
export const HoverFocusPressed: Story = {
  globals: eachState('[role="tab"]:nth-child(2)'),
  render: (args) => (
    <div className="grid gap-6">
      {states.map((state) => (
        <div key={state} className={state}>
          <Tabs {...args} label={state} />
        </div>
      ))}
    </div>
  ),
}
