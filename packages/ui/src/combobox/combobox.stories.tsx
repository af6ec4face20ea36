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
  tags: ['!autodocs'],
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
  tags: ['!dev', '!autodocs'],
  args: { value: 'Iloilo City' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'City' })
    await userEvent.type(input, '{Control>}a{/Control}cebu')
    await userEvent.click(input)
    const option = canvas.getByRole('option')
    await expect(input).toHaveAttribute('aria-activedescendant', option.id)
  },
}

export const NoResults: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Paris')
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

/** What cannot be chosen is not active first. */
export const OneDisabled: Story = {
  tags: ['!autodocs'],
  args: { options: cities.map((city, index) => ({ ...city, disabled: index === 1 })) },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'city')
    await expect(canvas.getByRole('option', { name: 'Quezon City' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    await expect(active()).toHaveTextContent('Cebu City')
  },
}

export const WithDescriptions: Story = {
  tags: ['!autodocs'],
  args: {
    options: cities.map((city) => ({ ...city, description: 'A city of the Philippines' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const option = canvas.getByRole('option', { name: 'Baguio A city of the Philippines' })
    await expect(option).toBeVisible()
  },
}

/** A text that is cleared clears the choice. */
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

/** Escape with a closed list keeps the choice. */
export const EscapeWhileClosed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'Manila' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(input).toHaveValue('Manila')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Open: Story = {
  tags: ['!autodocs'],
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
      const { left, top, bottom, width } = input.getBoundingClientRect()
      const place = list?.getBoundingClientRect()
      await expect(place).toMatchObject({ left, width })
      // Below the field, or above it where the window ends there.
      await expect(place && (place.top >= bottom || place.bottom <= top)).toBe(true)
    })
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

/** A city, found by typing a part of its name. */
export const Example = () => {
  const cities = ['Manila', 'Quezon City', 'Cebu City', 'Davao City', 'Baguio', 'Iloilo City'].map(
    (city) => ({ value: city, label: city }),
  )

  const [city, setCity] = useState('')
  return (
    <Field label="City" className="max-w-sm">
      <Combobox
        name="city"
        options={cities}
        value={city}
        onValueChange={setCity}
        placeholder="Type to search"
      />
    </Field>
  )
}
