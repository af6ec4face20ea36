import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { feedMessages } from '@tropa/contract/calendar/feed'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockError, mockProcedure, mockResponse } from '../../testing/mock-procedures'
import type { PlayContext } from '../../testing/plays'
import { ProfileScreen } from './profile-screen'

const { get, create, remove } = contract.feed

const on = { isOn: true, createdAt: '2026-11-18T03:00:00.000Z', for: 'graduating' } as const

const made = { url: `https://tropa.example/calendar.ics?key=${'kq3Zx-8_'.repeat(6).slice(0, 43)}` }

const meta = {
  title: 'Screens/Members/My calendar',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.userProfile, Screen: ProfileScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

const confirm = async ({ userEvent }: PlayContext, name: string) => {
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name }))
}

const showsLink = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.getByLabelText('Link of your calendar')).toHaveValue(made.url))

export const Off: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Anyone with this link can see your deadlines.')).toBeVisible(),
    )
    await expect(canvas.getByRole('combobox', { name: 'Show dates for' })).toHaveValue('')
  },
}

/** The link takes the focus, because the button that made it is gone. */
export const Made: Story = {
  parameters: answering(mockProcedure(create, made)),
  play: async (context) => {
    await press(context, 'Make a link')
    await showsLink(context)
    await expect(context.canvas.getByLabelText('Link of your calendar')).toHaveFocus()
  },
}

/** A link that was made earlier is shown nowhere. */
export const On: Story = {
  parameters: answering(mockProcedure(get, on), mockProcedure(create, made)),
  play: async (context) => {
    await context.canvas.findByText('On')
    await expect(context.canvas.queryByLabelText('Link of your calendar')).not.toBeInTheDocument()
    await press(context, 'Make a new link')
    await confirm(context, 'Make a new link')
    await showsLink(context)
  },
}

let sent: unknown

/** The students of the link are no longer in the settings: the new link is for what the field shows. */
export const StudentsRemoved: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: answering(
    mockProcedure(get, { ...on, for: 'gone' }),
    mockResponse(create, async (request) => {
      sent = await request.json()
      return made
    }),
  ),
  play: async (context) => {
    const students = await context.canvas.findByRole('combobox', { name: 'Show dates for' })
    await expect(students).toHaveValue('')
    await press(context, 'Make a new link')
    await confirm(context, 'Make a new link')
    await showsLink(context)
    await expect(sent).toEqual({})
  },
}

export const SwitchedOff: Story = {
  parameters: answering(
    mockProcedure(get, on),
    mockProcedure(remove, { message: feedMessages.off }),
  ),
  play: async (context) => {
    await press(context, 'Switch off')
    await confirm(context, 'Switch off')
    await context.canvas.findByRole('button', { name: 'Make a link' })
    await waitFor(() =>
      expect(context.canvas.getByRole('combobox', { name: 'Show dates for' })).toHaveFocus(),
    )
  },
}

export const Refused: Story = {
  parameters: answering(
    mockProcedure(get, on),
    mockError(remove, 503, 'The database does not answer. Please try again.'),
  ),
  play: async (context) => {
    await press(context, 'Switch off')
    await confirm(context, 'Switch off')
    await expect(
      await screen.findByText('The database does not answer. Please try again.'),
    ).toBeInTheDocument()
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Switch off' })).toBeVisible(),
    )
  },
}

export const Loading: Story = loadingStory(get, 'Loading')

export const Failed: Story = failedStory(get, 'Your calendar could not be loaded')
