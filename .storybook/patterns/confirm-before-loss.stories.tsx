import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { inFrame } from '../../packages/ui/src/testing/in-frame'
import { WriteNote } from './confirm-before-loss.example'
import code from './confirm-before-loss.example?raw'

/**
 * Somebody is about to lose what they typed, or to delete what is stored. A question is asked only then: one that
 * is asked each time is answered without being read.
 */
const meta = {
  title: 'Patterns/Confirm before loss',
  parameters: { docs: { ...inFrame(480).docs, source: { code } } },
  render: () => <WriteNote />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Something was typed, and the dialog is left. */
export const Asks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write note' }))
    const note = await screen.findByRole('textbox', { name: 'Note' })
    // On the documentation page nothing may take the focus, which typing needs.
    await fireEvent.change(note, { target: { value: 'At the back door' } })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Leave without sending?' })).toBeVisible(),
    )
  },
}

/** Nothing was typed, so nothing is asked. */
export const DoesNotAsk: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write note' }))
    await screen.findByRole('dialog', { name: 'Write note' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** What was typed is still there when somebody stays. */
export const Stays: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await Asks.play?.(context)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('At the back door')
  },
}
