import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { inquiryMessages, type HandledInquiry } from '@tropa/contract/inquiry/inquiry'
import { paths } from '@tropa/contract/pages'
import type { RequestHandler } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import {
  mockError,
  mockFieldErrors,
  mockKeys,
  mockLost,
  mockProcedure,
  mockResponse,
  onePage,
} from '../../testing/mock-procedures'
import { inquiries } from '../../testing/mock-inquiries'
import { emptyPagination } from '../../testing/mock-member-procedures'
import { mockMembers } from '../../testing/mock-roll-calls'
import { MemberStory, storyMemberId } from '../../testing/member-story'
import { saveFormDraft } from '../../session/form-drafts'
import { choose, shows } from '../../testing/plays'
import { InquiryScreen } from './inquiry-screen'

const meta = {
  title: 'Screens/Members/Inquiries',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.adminInquiry, Screen: InquiryScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const [sample] = inquiries

/** Answers every page and change with one inquiry, and keeps what was asked for. */
const withOne = (changes: Partial<HandledInquiry> = {}, mocks: RequestHandler[] = []) =>
  answering(
    ...mocks,
    mockResponse(contract.inquiry.page, (request) => {
      const { searchParams } = new URL(request.url)
      const isFound =
        searchParams.get('search') !== 'zebra' && searchParams.get('status') !== 'answered'
      return {
        inquiries: isFound && sample ? [{ ...sample, ...changes }] : [],
        pagination: isFound ? onePage(1) : emptyPagination,
      }
    }),
    mockMembers(3),
  )

/** Answers a change, and remembers it. */
let sent: unknown

const mockChange = () =>
  mockResponse(contract.inquiry.change, async (request) => {
    sent = await request.json()
    return { message: inquiryMessages.changed, data: { ...(sample as HandledInquiry) } }
  })

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ben@example.com')).toBeVisible())
    await expect(canvas.getByText('Who has it').nextElementSibling).toHaveTextContent('@ana')
    await expect(
      canvas.getByRole('link', { name: /^Reply to the inquiry of Ben Cruz/ }),
    ).toHaveAttribute('href', 'mailto:ben@example.com?subject=Re%3A%20General%20question')
  },
}

/** A category with a line break, which would be a header of its own in some mail programs. */
export const BrokenCategory: Story = {
  tags: ['!dev'],
  parameters: withOne({ category: 'A\u000bB\n' }),
  play: async ({ canvas }) => {
    const reply = await canvas.findByRole('link', { name: /^Reply to the inquiry/ })
    await expect(reply.getAttribute('href')).toMatch(/\?subject=Re%3A%20A%20B$/)
  },
}

/** The message says how to see all inquiries again. */
export const NothingFound: Story = {
  args: { address: `${paths.adminInquiry}?search=zebra` },
  parameters: withOne(),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/clear it to see all/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(await canvas.findByText(/science fair/)).toBeVisible()
  },
}

/** The state stays when the search changes. */
export const Filtered: Story = {
  parameters: withOne(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/science fair/)
    const filter = canvas.getByRole('combobox', { name: 'Inquiries to show' })
    await userEvent.selectOptions(filter, 'Answered')
    await expect(await canvas.findByText(/to see the others/)).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'fair{Enter}')
    await expect(await canvas.findByText(/clear it to see all/)).toBeVisible()
    await expect(filter).toHaveDisplayValue('Answered')
    await userEvent.selectOptions(filter, 'All but spam')
    await expect(await canvas.findByText(/science fair/)).toBeVisible()
  },
}

/** Only what was changed is sent. */
export const Editing: Story = {
  parameters: withOne({}, [mockChange()]),
  play: async (context) => {
    const { userEvent } = context
    await choose(context, /^More for the inquiry of Maria/, 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit an inquiry' }))
    const who = dialog.getByRole('combobox', { name: 'Who has it' })
    await dialog.findByRole('option', { name: '@ana' })
    await userEvent.selectOptions(who, '@ana')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Called back.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText(inquiryMessages.changed)).toBeVisible())
    await expect(sent).toEqual({ version: 1, assignedTo: 'ana', notes: 'Called back.' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A draft is sent again that was stored already, because the first answer was lost: nothing is left to do. */
export const SavedAlready: Story = {
  tags: ['!autodocs'],
  parameters: withOne({ notes: 'Called back.', version: 2 }, [
    mockError(contract.inquiry.change, 409, inquiryMessages.changedByOthers),
  ]),
  beforeEach: () => {
    const name = `edit-inquiry:${sample?._id}`
    const typed = { status: sample?.status, assignedTo: '', notes: 'Called back.' }
    saveFormDraft({ name, member: { id: storyMemberId } }, { base: sample, typed })
  },
  play: async (context) => {
    await choose(context, /^More for the inquiry of Maria/, 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit an inquiry' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Called back.'),
    )
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(
      await screen.findByText('The inquiry already has these changes.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByText(inquiryMessages.changedByOthers)).toBeNull())
  },
}

/** Somebody who can no longer sign in is refused at the field. */
export const Refused: Story = {
  parameters: withOne({ assignedTo: 'gone' }, [
    mockFieldErrors(contract.inquiry.change, 400, { assignedTo: inquiryMessages.noSuchAdmin }),
  ]),
  play: async (context) => {
    const { userEvent } = context
    await choose(context, /^More for the inquiry of Maria/, 'Edit')
    const dialog = within(await screen.findByRole('dialog'))
    const who = dialog.getByRole('combobox', { name: 'Who has it' })
    await expect(who).toHaveDisplayValue('@gone')
    await dialog.findByRole('option', { name: '@ana' })
    await userEvent.selectOptions(who, '@ana')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    // The sentence fades in.
    await waitFor(() => expect(dialog.getByText(inquiryMessages.noSuchAdmin)).toBeVisible())
    await waitFor(() => expect(who).toHaveFocus())
  },
}

export const Spam: Story = {
  args: { address: `${paths.adminInquiry}?status=spam` },
  parameters: withOne({ status: 'spam' }, [mockChange()]),
  play: async (context) => {
    await choose(context, /^More for the inquiry of Maria/, 'Not spam')
    await waitFor(() => expect(screen.getByText(inquiryMessages.changed)).toBeVisible())
    await expect(sent).toEqual({ status: 'new' })
  },
}

const keys: unknown[] = []

/** Once somebody has changed the inquiry, the same mark is another attempt, whatever became of the first. */
export const SpamAgain: Story = {
  tags: ['!dev'],
  parameters: answering(
    mockKeys(contract.inquiry.change, keys),
    mockLost(contract.inquiry.change, () => true),
    mockResponse(contract.inquiry.page, () => {
      const version = keys.length + 1
      return {
        inquiries: [{ ...(sample as HandledInquiry), version, desc: `Version ${version}` }],
        pagination: onePage(1),
      }
    }),
    mockMembers(3),
  ),
  beforeEach: () => {
    keys.length = 0
  },
  play: async (context) => {
    for (const times of [1, 2]) {
      await context.canvas.findByText(`Version ${times}`)
      await choose(context, /^More for the inquiry of Maria/, 'Spam')
      await waitFor(() => expect(keys).toHaveLength(times))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await expect(keys[1]).not.toBe(keys[0])
  },
}

export const DeletingAsksFirst: Story = {
  parameters: withOne({}, [
    mockProcedure(contract.inquiry.remove, { message: inquiryMessages.deleted }),
  ]),
  play: async (context) => {
    await choose(context, /^More for the inquiry of Maria/, 'Delete')
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Collaboration')
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }))
    await waitFor(() => expect(screen.getByText(inquiryMessages.deleted)).toBeVisible())
  },
}

export const Empty: Story = {
  parameters: answering(
    mockProcedure(contract.inquiry.page, { inquiries: [], pagination: emptyPagination }),
  ),
  play: shows('No inquiries found'),
}

export const Loading: Story = loadingStory(contract.inquiry.page, 'Loading inquiries')

export const Failed: Story = failedStory(contract.inquiry.page, 'The inquiries could not be loaded')
