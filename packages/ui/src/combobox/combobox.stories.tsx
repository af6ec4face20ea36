import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Field } from '../field/field'
import { inFrame } from '../testing/in-frame'
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
Controlled.displayName = 'Combobox'

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

export const Open: Story = {
  parameters: inFrame(360),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }))
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
  },
}

/** The search finds any part of a label and ignores case. */
export const Typing: Story = {
  tags: ['!dev', '!autodocs'],
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

/** A name is found without its accents, and in capitals. */
export const WithoutAccents: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    options: [...cities, { value: 'pn', label: 'Parañaque' }, { value: 'g', label: 'Gießen' }],
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'City' })
    await userEvent.type(input, 'parana')
    await expect(canvas.getByRole('option')).toHaveAccessibleName('Parañaque')
    await userEvent.clear(input)
    await userEvent.type(input, 'GIESS')
    await expect(canvas.getByRole('option')).toHaveAccessibleName('Gießen')
  },
}

export const NoResults: Story = {
  parameters: inFrame(200),
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole('combobox'), { target: { value: 'Paris' } })
    await expect(canvas.getByRole('status')).toHaveTextContent('No results found')
    await expect(canvas.getAllByText('No results found')[1]).toBeVisible()
  },
}

/** Screen readers hear how many options match. */
export const CountAnnounced: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.type(canvas.getByRole('combobox'), 'city')
    await expect(status).toHaveTextContent('4 results')
    await userEvent.type(canvas.getByRole('combobox'), '{Control>}a{/Control}man')
    await expect(status).toHaveTextContent('1 result')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(status).toBeEmptyDOMElement())
  },
}

/** Clearing the text clears the choice. */
export const Cleared: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'Manila' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenCalledWith('')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
  },
}

/** Text that is not an option is discarded on Escape. */
export const EscapeWhileTyping: Story = {
  tags: ['!dev', '!autodocs'],
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
