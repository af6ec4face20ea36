import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { Field } from '../field/field'
import { Input } from '../input/input'
import { inFrame } from '../testing/in-frame'
import { toast } from '../toast/toast'
import { Toaster } from '../toaster/toaster'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog'

const phone = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

const meta = {
  title: 'Surfaces/Dialog',
  component: DialogContent,
  subcomponents: { Dialog, DialogTrigger, DialogClose },
  args: {
    title: 'Add address',
    description: 'We send parcels here from now on.',
    children: (
      <Field label="Street">
        <Input autoComplete="off" />
      </Field>
    ),
    footer: (
      <>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button>Add</Button>
      </>
    ),
  },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Add address</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  parameters: inFrame(440),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add address' })
    await expect(dialog).toHaveAccessibleDescription('We send parcels here from now on.')
  },
}

/** On phones a dialog opens at the bottom of the window. */
export const OnPhone: Story = { parameters: inFrame(568), ...phone, play: Open.play }

export const LongContent: Story = {
  parameters: inFrame(600),
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <Field key={index} label={`Line ${index + 1}`} className="mb-4">
        <Input autoComplete="off" />
      </Field>
    )),
  },
  play: Open.play,
}

/** Escape first ends an input method's composition; the next one closes the dialog. */
export const Composing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }))
    const street = await screen.findByRole('textbox', { name: 'Street' })
    await fireEvent.keyDown(street, { key: 'Escape', isComposing: true })
    // Safari ends the composition before it sends the key.
    await fireEvent.keyDown(street, { key: 'Escape', keyCode: 229 })
    await expect(street).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Tab wraps from the last control to the first, which scrolls into view. */
export const Round: Story = {
  ...LongContent,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }))
    const first = await screen.findByRole('textbox', { name: 'Line 1' })
    const top = () => first.getBoundingClientRect().top
    const topInView = top()
    screen.getByRole('textbox', { name: 'Line 12' }).scrollIntoView()
    await expect(top()).toBeLessThan(topInView - 50)
    screen.getByRole('button', { name: 'Close' }).focus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await expect(top()).toBeGreaterThan(topInView - 20)
  },
}

/** A click on a toast does not close the dialog below it. */
export const WithToast: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }))
    const dialog = await screen.findByRole('dialog')
    toast('Saved a draft', { duration: 60_000 })
    const note = await screen.findByText('Saved a draft')
    await userEvent.click(note)
    await expect(dialog).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Saved a draft')).toBeNull())
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
