import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Field } from '../field/field'
import { Combobox, type ComboboxProps } from './combobox'

const cities = ['Manila', 'Quezon City', 'Cebu City', 'Davao City', 'Baguio', 'Iloilo City'].map(
  (label) => ({ value: label, label }),
)

const Controlled = (props: ComboboxProps<string>) => {
  const [value, setValue] = useState(props.value)
  return (
    <Field label="City">
      <Combobox
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          props.onValueChange(next)
        }}
      />
    </Field>
  )
}

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    options: cities,
    value: '',
    onValueChange: fn(),
    placeholder: 'Type to search',
    className: 'w-72',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = { args: { value: 'Baguio' } }

/** The search finds any part of a label and ignores case. */
export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'City' })
    await userEvent.type(input, 'CITY')
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Cebu City')
    await expect(input).toHaveValue('Cebu City')
    await expect(input).toHaveFocus()
  },
}

/** A second click on the input keeps the typed text and activates no hidden option. */
export const ClickedAgain: Story = {
  args: { value: 'Iloilo City' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'City' })
    await userEvent.type(input, '{Control>}a{/Control}cebu')
    await userEvent.click(input)
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(input).not.toHaveAttribute('aria-activedescendant')
  },
}

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Paris')
    await expect(canvas.getByText('No results found')).toBeVisible()
  },
}

export const Open: Story = {
  args: { value: 'Manila' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await expect(canvas.getByRole('option', { name: 'Manila' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const list = document.querySelector('[popover]')
    await waitFor(async () => {
      const { left, bottom, width } = input.getBoundingClientRect()
      await expect(list?.getBoundingClientRect()).toMatchObject({ left, width, top: bottom + 4 })
    })
  },
}

/** Text that is not an option is discarded on Escape. */
export const EscapeWhileTyping: Story = {
  args: { value: 'Manila' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'xyz')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(input).toHaveValue('Manila'))
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Disabled: Story = { args: { value: 'Manila', disabled: true } }
