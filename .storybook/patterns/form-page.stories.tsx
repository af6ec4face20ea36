import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { inFrame } from '../../packages/ui/src/testing/in-frame'
import { Example } from './form-page.example'
import code from './form-page.example?raw'

/**
 * A form that takes more than three fields, or that people come back to, has a page of its own: it has an address,
 * survives a reload and leaves room for hints. Up to three fields are a Dialog over the page they belong to.
 */
const meta = {
  title: 'Patterns/Form page',
  parameters: {
    layout: 'fullscreen',
    docs: { ...inFrame(1120).docs, source: { code } },
  },
  render: () => <Example />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** As it opens. */
export const Empty: Story = {}

/** Sent with what is missing: each field says what to enter, and the first one that is wrong has the focus. */
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const name = canvas.getByRole('textbox', { name: 'Full name' })
    await waitFor(() => expect(name).toBeInvalid())
    await expect(name).toHaveAccessibleDescription('Enter the name that stands on the parcel.')
  },
}

const sends = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ana Reyes')
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'E-mail address' }),
    'ana@example.com{Enter}',
  )
}

/** Not saved: a Banner above the button stays until it works. */
export const Fails: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  },
  play: async (context) => {
    await sends(context)
    await waitFor(() => expect(context.canvas.getByText(/Nothing was saved/)).toBeVisible())
  },
}

export const Saves: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await sends(context)
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible())
  },
}
