import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, within } from 'storybook/test'
import { goTo, withLinks } from '../../testing/leavable-screen'
import { memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockError, mockResponse } from '../../testing/mock-procedures'
import { rollCalls } from '../../testing/mock-roll-calls'
import type { PlayContext } from '../../testing/plays'
import { RollCallScreen } from './roll-call-screen'

const { empty } = rollCalls
const [first, second] = ['/admin/meetings/m2', '/admin/meetings/m4'] as const

const meta = {
  title: 'Screens/Members/Another roll call',
  component: MemberStory,
  tags: ['!dev', '!autodocs'],
  parameters: memberScreen(
    'admin',
    mockResponse(contract.rollCall.get, ({ url }) =>
      url.includes('m4')
        ? { ...empty, subject: { ...empty.subject, _id: 'm4', title: 'Retrospective' } }
        : empty,
    ),
    mockError(contract.rollCall.change, 503, 'The database does not answer. Please try again.'),
  ),
  args: {
    address: first,
    path: paths.meetingRollCall,
    Screen: withLinks(RollCallScreen, first, second),
  },
} satisfies Meta<typeof MemberStory>

export default meta

const presentOf = async ({ canvas }: PlayContext) => {
  const marks = await canvas.findByRole('radiogroup', { name: 'Mark of ben' })
  return within(marks).getByRole('radio', { name: 'Present' })
}

/** Marks that are not saved yet stay with their roll call, and are there again. */
export const MarksStay: StoryObj<typeof meta> = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await presentOf(context)
    await goTo(second)
    await canvas.findByText('Retrospective')
    await expect(await presentOf(context)).not.toBeChecked()
    await goTo(first)
    await canvas.findByText('Stand-up')
    await userEvent.click(await presentOf(context))
    await canvas.findByText('Not saved.')
    await goTo(second)
    await canvas.findByText('Retrospective')
    await expect(await presentOf(context)).not.toBeChecked()
    await goTo(first)
    await canvas.findByText('Stand-up')
    await expect(await presentOf(context)).toBeChecked()
  },
}
