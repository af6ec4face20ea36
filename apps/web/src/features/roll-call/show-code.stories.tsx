import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockResponse } from '../../testing/mock-procedures'
import { openedDialog } from '../../testing/plays'
import { RollCallScreen } from './roll-call-screen'

let wasShown = false

const meta = {
  title: 'Screens/Members/Code of a roll call',
  component: MemberStory,
  tags: ['!dev', '!autodocs'],
  parameters: memberScreen(
    'admin',
    http.get('/api/rollcall/meeting/:id/code', () => (wasShown ? HttpResponse.error() : undefined)),
    mockResponse(contract.checkIn.code, () => {
      wasShown = true
      // Over some three seconds after it could not be renewed for the first time.
      return { code: '048213', until: new Date(Date.now() - 22_000).toISOString() }
    }),
  ),
  args: { address: '/admin/meetings/m2', path: paths.meetingRollCall, Screen: RollCallScreen },
  beforeEach: () => {
    wasShown = false
  },
} satisfies Meta<typeof MemberStory>

export default meta

/** Without a connection the sheet says so below the code, and shows no code that is not accepted any more. */
export const NotRenewed: StoryObj<typeof meta> = {
  play: async (context) => {
    const dialog = await openedDialog(context, 'Show the code')
    await expect(await dialog.findByText('048213')).toBeVisible()
    const status = dialog.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent(/could not be renewed yet/), {
      timeout: 7000,
    })
    await expect(dialog.getByText('048213')).toBeVisible()
    await waitFor(() => expect(status).toHaveTextContent(/has run out/), { timeout: 4000 })
    await expect(dialog.queryByText('048213')).toBeNull()
    await expect(dialog.queryByRole('img', { name: /^QR code/ })).toBeNull()
    await expect(screen.queryByText('Failed to renew the code')).toBeNull()
  },
}
