import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './disclosure'

const meta = {
  title: 'Surfaces/Disclosure',
  component: Disclosure,
  parameters: { layout: 'padded' },
  args: {
    title: 'Where the parcel is',
    className: 'max-w-sm',
    children: <p>It left Manila this morning and arrives tomorrow.</p>,
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { open: true } }

export const Quiet: Story = { args: { quiet: true, open: true } }
