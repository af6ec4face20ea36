import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { mockError, mockFieldErrors } from '../../testing/mock-procedures'
import { mockFailingPublic, answeringPublic } from '../../testing/mock-public-procedures'
import { loadingPage } from '../../testing/load-stories'
import { PublicStory } from '../../testing/public-story'
import type { PlayContext } from '../../testing/plays'
import { ContactScreen } from './contact-screen'
import { ContactSkeleton } from './contact-skeleton'

const sent = http.post('/api/contact', () =>
  HttpResponse.json({ message: 'Inquiry sent successfully!' }, { status: 201 }),
)

const meta = {
  title: 'Screens/Public/Contact',
  component: PublicStory,
  parameters: { layout: 'fullscreen', ...answeringPublic(sent) },
  args: { address: '/contact', Screen: ContactScreen, Skeleton: ContactSkeleton },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

const fillIn = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ana')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Other')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@example.com')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello')
}

const submit = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit' }))

const findToast = (text: string) => within(document.body).findByText(text)

export const Idle: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Inquiry' })).toBeVisible())
    const honeypot = canvasElement.querySelector('input[name="website"]')
    await expect(honeypot).toHaveAttribute('aria-hidden', 'true')
    await expect(honeypot).toHaveAttribute('tabindex', '-1')
  },
}

/** Every empty field shows an error, which disappears when something is typed. */
export const Incomplete: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await submit(context)
    for (const message of [
      'Please enter your name.',
      'Please enter a category',
      'We need your active email to be able to reply to you.',
      'Please leave a message',
    ]) {
      await waitFor(() => expect(canvas.getByText(message)).toBeVisible())
    }
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'A')
    await expect(canvas.queryByText('Please enter your name.')).toBeNull()
  },
}

export const Submitting: Story = {
  parameters: answeringPublic(http.post('/api/contact', () => delay('infinite'))),
  play: async (context) => {
    const { canvas } = context
    await fillIn(context)
    await submit(context)
    await waitFor(() => expect(canvas.getByText('Submitting...')).toBeVisible())
    const button = canvas.getByRole('button', { name: /Submit/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The cleared form is below its confirmation. */
export const Sent: Story = {
  play: async (context) => {
    const { canvas } = context
    await fillIn(context)
    await submit(context)
    await expect(await findToast('Inquiry sent successfully!')).toBeInTheDocument()
    const heading = canvas.getByRole('heading', { name: 'Thank you, Ana' })
    await expect(heading).toHaveFocus()
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('')
    await expect(heading.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  },
}

/** The typed values are kept. */
export const NotSent: Story = {
  parameters: answeringPublic(
    http.post('/api/contact', () => HttpResponse.json({ message: 'No' }, { status: 500 })),
  ),
  play: async (context) => {
    const { canvas } = context
    await fillIn(context)
    await submit(context)
    await expect(await findToast('Failed to submit the inquiry')).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello')
    await expect(canvas.getByRole('button', { name: 'Submit' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

/** A Wi-Fi sign-in page that answers with status 200 in the server's place does not count as a success. */
export const AnsweredByTheNetwork: Story = {
  parameters: answeringPublic(
    http.post('/api/contact', () => HttpResponse.html('<h1>Sign in</h1>', { status: 200 })),
  ),
  play: async (context) => {
    const { canvas } = context
    await fillIn(context)
    await submit(context)
    await expect(await findToast('Failed to submit the inquiry')).toBeInTheDocument()
    await expect(canvas.getByText(/^A page of the network answered instead/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello')
  },
}

/** After too many attempts, the form also says when to try again. */
export const TooOften: Story = {
  parameters: answeringPublic(
    mockError(contract.inquiry.create, 429, 'Please try again in 8 minutes.'),
  ),
  play: async (context) => {
    await fillIn(context)
    await submit(context)
    await expect(await findToast('Failed to submit the inquiry')).toBeInTheDocument()
    await expect(context.canvas.getByText('Please try again in 8 minutes.')).toBeVisible()
  },
}

/** The server's sentence is shown at the field that it names. */
export const Refused: Story = {
  parameters: answeringPublic(
    mockFieldErrors(contract.inquiry.create, 400, { email: 'That address is wrong.' }),
  ),
  play: async (context) => {
    const { canvas } = context
    await fillIn(context)
    await submit(context)
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(canvas.getByText('That address is wrong.')).toBeVisible())
    await expect(email).toBeInvalid()
    await expect(email).toHaveFocus()
  },
}

/** The response to a form that was posted without JavaScript. */
export const PostedWithErrors: Story = {
  args: {
    posted: {
      status: 400,
      message: 'Failed to submit the inquiry',
      values: { name: 'Ana', category: 'Other', email: 'ana', desc: 'Hello' },
      errors: { email: 'We need your active email to be able to reply to you.' },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to submit the inquiry')).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ana')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  },
}

/** Nothing of the response is left once the corrected form is sent. */
export const PostedThenSent: Story = {
  tags: ['!dev', '!autodocs'],
  ...PostedWithErrors,
  play: async (context) => {
    const { canvas, userEvent } = context
    const email = await canvas.findByRole('textbox', { name: 'Email' })
    await userEvent.type(email, '@example.com')
    await expect(email).toBeValid()
    await submit(context)
    const sent = await findToast('Inquiry sent successfully!')
    await waitFor(() => expect(sent).toBeVisible())
    for (const name of ['Name', 'Email', 'Message']) {
      await expect(canvas.getByRole('textbox', { name })).toHaveValue('')
      await expect(canvas.getByRole('textbox', { name })).not.toHaveAttribute(
        'aria-invalid',
        'true',
      )
    }
    await expect(canvas.queryByText('Failed to submit the inquiry')).toBeNull()
  },
}

export const Loading: Story = loadingPage('site', 'Loading the contact form')

/** The site's settings could not be loaded. */
export const Failed: Story = {
  parameters: { msw: { handlers: mockFailingPublic('site', 503) } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'We cannot be reached right now' })).toBeVisible(),
    )
  },
}
