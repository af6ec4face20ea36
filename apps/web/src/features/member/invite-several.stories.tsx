import type { Meta, StoryObj } from '@storybook/react-vite'
import { isRecord } from '@tropa/contract/base/is-record'
import { contract } from '@tropa/contract/contract'
import type { PlannedRow } from '@tropa/contract/member/member-import'
import type { ListedMember } from '@tropa/contract/member/members'
import { paths } from '@tropa/contract/pages'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { leavable, leave } from '../../testing/leavable-screen'
import { memberOf } from '../../testing/listed-member'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory, storyMemberId } from '../../testing/member-story'
import {
  holdAnswers,
  mockHeld,
  mockLost,
  mockProcedure,
  mockResponse,
} from '../../testing/mock-procedures'
import type { PlayContext } from '../../testing/plays'
import { MembersScreen } from './members-screen'

const procedures = contract.members

const ana = memberOf('ana', { _id: storyMemberId, userType: 'admin', role: ['Heads'] })

let members: ListedMember[] = []
/** How often the rows were checked, and the invitation itself was sent. */
let [checks, sent] = [0, 0]

const handlers = (...mocks: RequestHandler[]) =>
  answering(
    ...mocks,
    mockResponse(procedures.list, () => members),
  )

const meta = {
  title: 'Screens/Members/Invite several',
  component: MemberStory,
  parameters: { ...memberScreen('admin'), ...handlers() },
  args: { address: paths.adminMembers, Screen: MembersScreen },
  beforeEach: () => {
    members = [ana, memberOf('ben')]
    ;[checks, sent] = [0, 0]
  },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const openSeveral = async ({ canvas, userEvent }: PlayContext, pasted: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Invite several' }))
  await userEvent.click(canvas.getByRole('textbox', { name: 'Rows of a sheet' }))
  await userEvent.paste(pasted)
  await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
}

const pasted = 'Name\tTeam\nEnzo Cruz\tDev Team\nBen\tDev Team\n'

const noSuchTeam = 'There is no team “Dev Team”. Please choose teams of the list.'

const planned = (state: PlannedRow['state']) => [
  { username: 'enzo.cruz', state, ...(state === 'invalid' && { errors: { teams: noSuchTeam } }) },
  { username: 'ben', state: 'exists' as const },
]

const link = `https://tropa.example/invite#${'k'.repeat(43)}`

const answerInvites = (isMailed: boolean) =>
  mockResponse(procedures.import, async (request) => {
    const { check } = (await request.json()) as { check?: boolean }
    const invites = check ? [] : [{ username: 'enzo.cruz', link, isMailed }]
    return { rows: planned('new'), invites }
  })

const mockInvites = answerInvites(false)

/** What was pasted is still there after somebody left the screen. */
export const Kept: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite several' }))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Rows of a sheet' }))
    await userEvent.paste(pasted)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the members' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite several' }))
    await expect(canvas.getByRole('textbox', { name: 'Rows of a sheet' })).toHaveValue(pasted)
  },
}

/** Several members are invited from a sheet: first the screen shows what would happen, then the links. */
export const InviteSeveral: Story = {
  parameters: handlers(mockInvites),
  play: async (context) => {
    const { canvas, userEvent } = context
    await openSeveral(context, pasted)
    await waitFor(() =>
      expect(canvas.getByText('1 member of 2 rows would be invited.')).toHaveFocus(),
    )
    await expect(canvas.getByText('Will be invited')).toBeVisible()
    await expect(canvas.getByText('Already a member')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite 1 member' }))
    await waitFor(() => expect(canvas.getByText(/These links are shown only once/)).toHaveFocus())
    await expect(canvas.getByText(link, { selector: 'code' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy all' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Members' })).toBeVisible())
  },
}

const invitesOne = async (context: PlayContext) => {
  const { canvas, userEvent } = context
  await openSeveral(context, pasted)
  await userEvent.click(await canvas.findByRole('button', { name: 'Invite 1 member' }))
  await canvas.findByText(link, { selector: 'code' })
}

/** On a phone, what is said about a link stands below it, not beside it. */
export const Mailed: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: handlers(answerInvites(true)),
  play: async (context) => {
    await invitesOne(context)
    const { canvas } = context
    const said = canvas.getByText(/^A second link is being mailed/).getBoundingClientRect()
    const shown = canvas.getByText(link, { selector: 'code' }).getBoundingClientRect()
    await expect(said.left).toBe(shown.left)
  },
}

/** Links that nobody has copied are asked for before they go, and stay while other pages are looked at. */
export const UnsavedLinks: Story = {
  tags: ['!autodocs'],
  parameters: handlers(mockInvites),
  args: { Screen: leavable(MembersScreen) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await invitesOne(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await screen.findByRole('alertdialog', { name: 'Have you saved these links?' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const isLeft = () => expect(canvas.queryByRole('main')).toBeNull()
    await leave()
    await waitFor(isLeft)
    await leave()
    await expect(await canvas.findByText(link, { selector: 'code' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Close' }))
    await expect(await canvas.findByRole('table', { name: 'Members' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await leave()
    await waitFor(isLeft)
    await leave()
    await expect(await canvas.findByRole('table', { name: 'Members' })).toBeVisible()
  },
}

const sendsHeld = async (context: PlayContext) => {
  const { canvas, userEvent } = context
  await openSeveral(context, pasted)
  const button = await canvas.findByRole('button', { name: 'Invite 1 member' })
  const answer = holdAnswers()
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  return answer
}

/** Links that arrive after the screen was left are there when somebody returns, and what was pasted is gone. */
export const LeftBeforeTheLinks: Story = {
  tags: ['!autodocs'],
  parameters: handlers(mockHeld(procedures.import), mockInvites),
  args: { Screen: leavable(MembersScreen) },
  play: async (context) => {
    const { canvas, userEvent } = context
    const answer = await sendsHeld(context)
    await leave()
    await waitFor(() => expect(canvas.queryByRole('main')).toBeNull())
    answer()
    await leave()
    await expect(await canvas.findByText(link, { selector: 'code' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Close' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite several' }))
    await expect(canvas.getByRole('textbox', { name: 'Rows of a sheet' })).toHaveValue('')
  },
}

/** The list that is open when the links arrive gives way to them, and copying them does not take them away. */
export const LinksOverTheList: Story = {
  tags: ['!autodocs'],
  parameters: handlers(mockHeld(procedures.import), mockInvites),
  play: async (context) => {
    const { canvas, userEvent } = context
    const answer = await sendsHeld(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the members' }))
    await canvas.findByRole('table', { name: 'Members' })
    answer()
    await expect(await canvas.findByText(link, { selector: 'code' })).toBeVisible()
    spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(canvas.getByText(link, { selector: 'code' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('table', { name: 'Members' })).toBeVisible()
  },
}

/** Waits for as long as an answer takes. */
const showsNoPlan = ({ canvas }: PlayContext) =>
  expect(canvas.findByText(/would be invited/, {}, { timeout: 500 })).rejects.toThrow()

/** A plan of rows that were edited in the meantime does not come, and the focus stays where somebody types. */
export const EditedWhileChecked: Story = {
  tags: ['!autodocs'],
  parameters: handlers(mockHeld(procedures.import), mockInvites),
  play: async (context) => {
    const { canvas, userEvent } = context
    const answer = holdAnswers()
    await openSeveral(context, pasted)
    const rows = canvas.getByRole('textbox', { name: 'Rows of a sheet' })
    await userEvent.type(rows, 'Dina')
    answer()
    await showsNoPlan(context)
    await expect(rows).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await canvas.findByText(/would be invited/)).toBeVisible()
  },
}

/** A refusal checks the rows again, but not others that were typed in the meantime. */
export const EditedWhileInvited: Story = {
  tags: ['!autodocs'],
  parameters: handlers(
    mockHeld(procedures.import),
    http.post('/api/members/import', async ({ request }) => {
      const body: unknown = await request.clone().json()
      if (!isRecord(body) || body.check !== true) return HttpResponse.json({}, { status: 503 })
      checks += 1
      return undefined
    }),
    mockInvites,
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    const answer = await sendsHeld(context)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Rows of a sheet' }), 'Dina')
    answer()
    await expect(await screen.findByText('Failed to invite the members')).toBeInTheDocument()
    await showsNoPlan(context)
    await expect(checks).toBe(1)
  },
}

/** A check after a lost answer finds that all are members; links can still be made for them. */
export const LostAnswer: Story = {
  tags: ['!autodocs'],
  parameters: handlers(
    mockLost(procedures.import, (body) => {
      const isCheck = isRecord(body) && body.check === true
      if (isCheck) checks += 1
      else sent += 1
      return !isCheck && sent === 1
    }),
    mockResponse(procedures.import, async (request) => {
      const { check } = (await request.json()) as { check?: boolean }
      return {
        rows: planned(sent === 0 ? 'new' : 'exists'),
        invites: check ? [] : [{ username: 'enzo.cruz', link, isMailed: false }],
      }
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await openSeveral(context, pasted)
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite 1 member' }))
    await expect(await screen.findByText(/sending it again unchanged is safe/)).toBeVisible()
    await expect(checks, 'only somebody’s press checks again').toBe(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await canvas.findByText(/^You sent these rows before/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Make new links' }))
    await expect(await canvas.findByText(link, { selector: 'code' })).toBeVisible()
  },
}

/** A wrong row is named, and nobody can be invited. */
export const WrongRow: Story = {
  parameters: handlers(mockProcedure(procedures.import, { rows: planned('invalid'), invites: [] })),
  play: async (context) => {
    await openSeveral(context, pasted)
    const { canvas } = context
    await waitFor(() => expect(canvas.getByText(noSuchTeam)).toBeVisible())
    const [, firstRow] = canvas.getAllByRole('row')
    await expect(firstRow, 'the sheet has a head above it').toHaveTextContent(/^2Enzo Cruz/)
    await expect(canvas.getByText(/1 row is wrong/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Invite \d/ })).toBeNull()
  },
}
