import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { PlusIcon, TrashIcon } from '../icons/icons'
import { eachState, states } from '../testing/each-state'
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
  globals: eachState('button'),
  render: ({ onClick }) => (
    <div className="grid gap-4">
      {states.map((state) => (
        <div key={state} className={`flex flex-wrap gap-4 ${state}`}>
          {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
            <Button key={variant} variant={variant} onClick={onClick}>
              {state}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
}

const loadsAs = (name: string, announced: string): Story => ({
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

export const StartsLoading: Story = {
  ...loadsAs('Save changes', 'Loading'),
  tags: ['!dev', '!autodocs'],
}

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
  tags: ['!dev', '!autodocs'],
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

/** The button names what happens. */
export const DoNameTheAction: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary">Cancel</Button>
      <Button>Add record</Button>
    </div>
  ),
}

/** Two buttons of the same weight, one of which says nothing without the question. */
export const DontSayOk: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Button>No</Button>
      <Button>OK</Button>
    </div>
  ),
}

/** A button that is not ready explains itself when it is pressed. */
export const DoStayPressable: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  render: () => (
    <Button loading loadingLabel="Sending...">
      Send
    </Button>
  ),
}

/** Nobody hears why nothing happens, and the focus is lost. */
export const DontDisable: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  render: () => <Button disabled>Send</Button>,
}
