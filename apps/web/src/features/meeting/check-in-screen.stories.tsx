import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { checkInMessages } from '@tropa/contract/roll-call/check-in'
import { rollCallMessages } from '@tropa/contract/roll-call/roll-call'
import { paths } from '@tropa/contract/pages'
import { isRecord } from '@tropa/contract/base/is-record'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { MemberStory } from '../../testing/member-story'
import { answering, memberScreen } from '../../testing/member-screen'
import { mockError } from '../../testing/mock-procedures'
import type { PlayContext } from '../../testing/plays'
import { CheckInScreen } from './check-in-screen'

/** Accepts only one code: the other one expired while its reader logged in. */
const takesOne = http.post('/api/rollcall/meeting/m3/check-in', async ({ request }) => {
  const sent: unknown = await request.json()
  const { ranOut: message } = checkInMessages
  return isRecord(sent) && sent.code === '048213'
    ? HttpResponse.json({ mark: 'late', minutes: 4 })
    : HttpResponse.json({ message, errors: { code: message } }, { status: 400 })
})

const meta = {
  title: 'Screens/Members/Check in',
  component: MemberStory,
  parameters: memberScreen('user', takesOne),
  args: { address: '/meetings/m3/check-in#048213', path: paths.checkIn, Screen: CheckInScreen },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const tap = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'I am here' }))

/** The code of the address is sent with one tap. */
export const Scanned: Story = {
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('button', { name: 'I am here' })
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await tap(context)
    const done = await canvas.findByText('You are checked in: Late, 4 minutes')
    await waitFor(() => expect(done).toHaveFocus())
  },
}

/** The digits that are shown now are asked for. */
export const RanOut: Story = {
  args: { address: '/meetings/m3/check-in#111111' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await tap(context)
    const field = await canvas.findByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByText(checkInMessages.ranOut)).toBeVisible()
    await userEvent.type(field, '048213{Enter}')
    await expect(await canvas.findByText(/^You are checked in/)).toBeVisible()
  },
}

/** Somebody who cannot scan the code types it. */
export const Typed: Story = {
  args: { address: '/meetings/m3/check-in' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await tap(context)
    await expect(await canvas.findByText(checkInMessages.missing)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '048213{Enter}')
    await expect(await canvas.findByText(/^You are checked in/)).toBeVisible()
  },
}

export const AlreadyClosed: Story = {
  parameters: answering(mockError(contract.checkIn.checkIn, 409, rollCallMessages.closed)),
  play: async (context) => {
    await tap(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(rollCallMessages.closed),
    )
  },
}

export const Loading: Story = loadingStory(contract.meeting.get, 'Loading the meeting')

export const NotExpected: Story = failedStory(
  contract.meeting.get,
  'Failed to fetch the meeting',
  404,
)
