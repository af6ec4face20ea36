import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { expect, waitFor } from 'storybook/test'
import { mockProcedure, mockPending, mockError } from '../../testing/mock-procedures'
import { mockMemberProcedures } from '../../testing/mock-member-procedures'
import { MemberStory, storedMember } from '../../testing/member-story'
import { paths } from '../../paths'
import { InquiryScreen } from './inquiry-screen'

const meta = {
  title: 'Screens/Members/Inquiries',
  component: MemberStory,
  parameters: {
    layout: 'fullscreen',
    storage: storedMember('admin'),
    msw: { handlers: mockMemberProcedures() },
  },
  args: { address: paths.adminInquiry, Screen: InquiryScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ben@example.com')).toBeVisible())
  },
}

/** Search and pages need no other request. */
export const Searched: Story = {
  args: { address: `${paths.adminInquiry}?search=SCIENCE` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/science fair/)).toBeVisible())
    await expect(canvas.queryByText('ben@example.com')).toBeNull()
  },
}

/** The message says how to see all inquiries again. */
export const NothingFound: Story = {
  args: { address: `${paths.adminInquiry}?search=zebra` },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/clear it to see all/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(await canvas.findByText('ben@example.com')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra{Enter}')
    await expect(await canvas.findByText(/clear it to see all/)).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: {
    msw: { handlers: [mockProcedure(contract.inquiry.list, []), ...mockMemberProcedures()] },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No inquiries found')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: {
    msw: { handlers: [mockPending(contract.inquiry.list), ...mockMemberProcedures()] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading inquiries')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        mockError(contract.inquiry.list, 500, 'Something went wrong'),
        ...mockMemberProcedures(),
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expect(canvas.queryByText('No inquiries found')).toBeNull()
  },
}

export const NotAllowed: Story = {
  parameters: {
    msw: {
      handlers: [
        mockError(contract.inquiry.list, 403, 'You are not allowed to do this.'),
        ...mockMemberProcedures(),
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You are not allowed to do this.')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
