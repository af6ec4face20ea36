import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, within } from 'storybook/test'
import { failing, publicAnswers, unanswered } from '../../testing/mock-public-calls'
import { PublicStory } from '../../testing/public-story'
import { ContactAnswerProvider } from './contact-answer'
import { ContactScreen } from './contact-screen'
import { ContactSkeleton } from './contact-skeleton'

const sent = http.post('/api/contact', () =>
  HttpResponse.json({ message: 'Inquiry sent successfully!' }, { status: 201 }),
)

const meta = {
  title: 'Screens/Public/Contact',
  component: PublicStory,
  parameters: { layout: 'fullscreen', msw: { handlers: [sent, ...publicAnswers()] } },
  args: { address: '/contact', Screen: ContactScreen, Skeleton: ContactSkeleton },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const fillIn = async ({ canvas, userEvent }: Stage) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ana')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Other')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@example.com')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello')
}

const submit = ({ canvas, userEvent }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit' }))

const findToast = (text: string) => within(document.body).findByText(text)

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Inquiry' })).toBeVisible()
  },
}

/** Every field tells what it misses, and falls silent when it is typed in. */
export const Incomplete: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await submit(stage)
    for (const message of [
      'Please enter your name.',
      'Please enter a category',
      'We need your active email to be able to reply to you.',
      'Please leave a message',
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible()
    }
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'A')
    await expect(canvas.queryByText('Please enter your name.')).toBeNull()
  },
}

export const Submitting: Story = {
  parameters: {
    msw: { handlers: [http.post('/api/contact', () => delay('infinite')), ...publicAnswers()] },
  },
  play: async (stage) => {
    const { canvas } = stage
    await fillIn(stage)
    await submit(stage)
    await expect(await canvas.findByText('Submitting...')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Submit/ })).toBeDisabled()
  },
}

export const Sent: Story = {
  play: async (stage) => {
    const { canvas } = stage
    await fillIn(stage)
    await submit(stage)
    await expect(await findToast('Inquiry sent successfully!')).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  },
}

/** Whatever went wrong, what was typed stays. */
export const NotSent: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('/api/contact', () => HttpResponse.json({ message: 'No' }, { status: 500 })),
        ...publicAnswers(),
      ],
    },
  },
  play: async (stage) => {
    const { canvas } = stage
    await fillIn(stage)
    await submit(stage)
    await expect(await findToast('Failed to submit the inquiry')).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello')
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled()
  },
}

/** What a browser without JavaScript is answered. */
export const Posted: Story = {
  render: (args) => (
    <ContactAnswerProvider
      value={{
        status: 400,
        message: 'Failed to submit the inquiry',
        values: { name: 'Ana', category: 'Other', email: 'ana', desc: 'Hello' },
        errors: { email: 'We need your active email to be able to reply to you.' },
      }}
    >
      <PublicStory {...args} />
    </ContactAnswerProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to submit the inquiry')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ana')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  },
}

/** What was posted before any script listened is put right and sent: nothing of it is left over. */
export const PostedThenSent: Story = {
  ...Posted,
  play: async (stage) => {
    const { canvas, userEvent } = stage
    const email = await canvas.findByRole('textbox', { name: 'Email' })
    await userEvent.type(email, '@example.com')
    await expect(email).toBeValid()
    await submit(stage)
    await expect(await findToast('Inquiry sent successfully!')).toBeVisible()
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

export const Loading: Story = {
  parameters: { msw: { handlers: unanswered('site') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the contact form')).toBeInTheDocument()
  },
}

/** Not even the site's settings could be loaded. */
export const Failed: Story = {
  parameters: { msw: { handlers: failing('site', 503) } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'We cannot be reached right now' }),
    ).toBeVisible()
  },
}
