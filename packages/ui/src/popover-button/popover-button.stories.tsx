import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../link/link'
import { PlusIcon } from '../icons/icons'
import { inFrame } from '../testing/in-frame'
import { PopoverButton } from './popover-button'

const meta = {
  title: 'Actions/PopoverButton',
  component: PopoverButton,
  args: {
    label: 'Share',
    variant: 'primary',
    children: (
      <div className="grid gap-2">
        <p className="font-semibold">Share this list</p>
        <Link href="#letter">By letter</Link>
        <Link href="#pigeon">By pigeon</Link>
      </div>
    ),
  },
} satisfies Meta<typeof PopoverButton>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Open: Story = {
  parameters: inFrame(280),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'By letter' })).toBeVisible())
  },
}

/** It shows the choice, and its name says what the choice is about. */
export const ShowingAChoice: Story = {
  args: {
    label: 'Share: by letter',
    variant: 'ghost',
    shown: (
      <>
        <PlusIcon aria-hidden /> By letter
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share: by letter' })).toHaveTextContent(
      /^By letter$/,
    )
  },
}
