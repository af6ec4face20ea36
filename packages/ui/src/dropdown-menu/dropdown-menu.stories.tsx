import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { EllipsisIcon } from '../icons/icons'
import { inFrame } from '../testing/in-frame'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from './dropdown-menu'
import { Plans } from './plan.example'
import plans from './plan.example?raw'

const phone = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

const onPrint = fn()
const onBeside = fn()

const meta = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu,
  subcomponents: { DropdownMenuItem, DropdownMenuSeparator },
  args: {
    label: 'Order 1042',
    children: (
      <>
        <DropdownMenuItem onSelect={onPrint}>Print the invoice</DropdownMenuItem>
        <DropdownMenuItem>Send it again</DropdownMenuItem>
        <DropdownMenuItem disabled>Change the address</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger">Cancel the order</DropdownMenuItem>
      </>
    ),
  },
  beforeEach: () => {
    onPrint.mockClear()
    onBeside.mockClear()
  },
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const item = (name: string) => screen.getByRole('menuitem', { name })

const opened: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Order 1042' }))
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Order 1042' })).toBeVisible())
}

const closed = async (button: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(button).toHaveAttribute('aria-expanded', 'false')
}

/** The actions of an order, of which the last cannot be undone. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Order 1042' })
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await closed(button)
  },
}

export const Open: Story = { parameters: inFrame(300), play: opened }

export const OnPhone: Story = { parameters: inFrame(400), ...phone, play: opened }

/** The name of a button without text says whose actions it opens; nobody hears its dots. */
export const WithAnIcon: Story = {
  args: { label: 'More for order 1042', icon: <EllipsisIcon aria-hidden />, variant: 'ghost' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More for order 1042' })
    await expect(button).toHaveTextContent('')
  },
}

/** An action that cannot be undone stays readable while it is highlighted. */
export const DangerHighlighted: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await opened(context)
    await context.userEvent.hover(item('Cancel the order'))
    await waitFor(() => expect(item('Cancel the order')).toHaveAttribute('data-highlighted'))
  },
}

/** A single choice, which the button shows. */
export const Choice: Story = {
  parameters: { docs: { source: { code: plans } } },
  render: () => <Plans />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Standard (Free)' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    const standard = await screen.findByRole('menuitemradio', { name: 'Standard (Free)' })
    await waitFor(() => expect(standard).toHaveFocus())
    await expect(standard).toBeChecked()
    await userEvent.keyboard('{ArrowDown} ')
    await waitFor(() => expect(button).toHaveTextContent('Premium (₱9.99)'))
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const premium = await screen.findByRole('menuitemradio', { name: 'Premium (₱9.99)' })
    await expect(premium).toBeChecked()
    await waitFor(() => expect(premium).toBeVisible())
  },
}

/** Keys open it, move in it, choose, and close it; the focus returns to the button. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order 1042' })
    const presses = async (keys: string, name: string) => {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(item(name)).toHaveFocus())
    }
    button.focus()
    await presses('{Enter}', 'Print the invoice')
    await presses('{ArrowDown}', 'Send it again')
    // Disabled items are skipped.
    await presses('{ArrowDown}', 'Cancel the order')
    await presses('{Home}', 'Print the invoice')
    await presses('{End}', 'Cancel the order')
    await presses('{ArrowUp}', 'Send it again')
    await presses('pr', 'Print the invoice')
    await userEvent.keyboard('{Escape}')
    await closed(button)
    await waitFor(() => expect(button).toHaveFocus())
    await presses(' ', 'Print the invoice')
    await userEvent.keyboard(' ')
    await closed(button)
    await expect(onPrint).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A finger that begins to scroll on the button opens nothing; a tap opens it, and a second one closes it. */
export const Touch: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order 1042' })
    await fireEvent.pointerDown(button, { pointerType: 'touch', button: 0 })
    await fireEvent.pointerCancel(button, { pointerType: 'touch' })
    await closed(button)
    const tap = (target: Element) =>
      userEvent.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }])
    await tap(button)
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await tap(button)
    await closed(button)
    await tap(button)
    await tap(await screen.findByRole('menuitem', { name: 'Print the invoice' }))
    await closed(button)
    await expect(onPrint).toHaveBeenCalledOnce()
  },
}

/** Controls behind the menu can be pressed at once, and get the focus. */
export const PressedBeside: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div className="flex flex-wrap gap-x-40 gap-y-60">
      <DropdownMenu {...args} />
      <Button onClick={onBeside}>Beside</Button>
    </div>
  ),
  play: async (context) => {
    await opened(context)
    const beside = context.canvas.getByRole('button', { name: 'Beside' })
    await context.userEvent.click(beside)
    await closed(context.canvas.getByRole('button', { name: 'Order 1042' }))
    await expect(onBeside).toHaveBeenCalledOnce()
    await waitFor(() => expect(beside).toHaveFocus())
  },
}
