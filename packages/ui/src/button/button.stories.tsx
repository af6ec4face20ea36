import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { PlusIcon, TrashIcon } from '../icons/icons'
import { Button, type ButtonProps } from './button'

/** Starts loading when clicked. */
const LoadsOnClick = (props: ButtonProps) => {
  const [loading, setLoading] = useState(false)
  return (
    <Button
      {...props}
      loading={loading}
      onClick={(event) => {
        setLoading(true)
        props.onClick?.(event)
      }}
    />
  )
}

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { variant: 'secondary' } }

export const Ghost: Story = { args: { variant: 'ghost' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } }

export const Small: Story = { args: { size: 'sm' } }

export const Large: Story = { args: { size: 'lg' } }

/** A long label takes more than one line. */
export const Wrapping: Story = {
  args: {
    wrap: true,
    children: 'Save the changes of everybody who edited the list',
    className: 'w-48',
  },
}

export const WithIcon: Story = {
  args: { variant: 'secondary' },
  render: (args) => (
    <Button {...args}>
      <PlusIcon />
      Add
    </Button>
  ),
}

/** Without an `aria-label` a button with only an icon does not compile. */
export const IconOnly: Story = {
  args: { variant: 'ghost', size: 'icon', 'aria-label': 'Delete', children: <TrashIcon /> },
}

/** Under the pointer, with the focus of the keyboard, and while it is pressed. */
export const HoverFocusPressed: Story = {
  globals: { pseudo: { hover: '.hover', focusVisible: '.focus', active: '.pressed' } },
  render: ({ onClick }) => (
    <div className="grid grid-cols-3 gap-4">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).flatMap((variant) =>
        ['hover', 'focus', 'pressed'].map((state) => (
          <Button key={variant + state} variant={variant} className={state} onClick={onClick}>
            {state}
          </Button>
        )),
      )}
    </div>
  ),
}

const loadsAs = (name: string, announced: string): Story => ({
  tags: ['!dev', '!autodocs'],
  render: (args) => <LoadsOnClick {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' })
    const { width, height } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
    const announcer = () => document.querySelector('[data-slot="announcer"]')
    await waitFor(() => expect(announcer()).toHaveTextContent(announced))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    const loading = button.getBoundingClientRect()
    await expect(loading.width).toBe(width)
    await expect(loading.height).toBe(height)
  },
})

/** A loading button keeps its width, name and focus, says that it loads and ignores clicks. */
export const Loading: Story = { args: { loading: true } }

export const StartsLoading: Story = loadsAs('Save changes', 'Loading')

/** It does not send its form a second time. */
export const LoadingInAForm: Story = {
  tags: ['!dev', '!autodocs'],
  args: { type: 'submit', loading: true },
  render: ({ onClick, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onClick?.(event)
      }}
    >
      <input aria-label="Name" className="touch-target border border-line-control" />
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ana{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** The button is wide enough for its loading label from the start. */
export const WithLoadingLabel: Story = {
  args: { loading: true, loadingLabel: 'Saving changes...' },
}

export const StartsLoadingWithLabel: Story = {
  ...loadsAs('Saving changes...', 'Saving changes...'),
  args: { loadingLabel: 'Saving changes...' },
}

export const Disabled: Story = { args: { disabled: true } }

/** A link that looks like a button. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#plans">See the plans</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'data-slot',
      'button',
    )
  },
}
