import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, within } from 'storybook/test'
import { failedStory, loadingNamesStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { emptyPagination } from '../../testing/mock-member-procedures'
import { MemberStory } from '../../testing/member-story'
import { mockProcedure } from '../../testing/mock-procedures'
import { shows } from '../../testing/plays'
import { AuditScreen } from './audit-screen'

const meta = {
  title: 'Screens/Members/Audit',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.adminAudit, Screen: AuditScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const noEntries = answering(
  mockProcedure(contract.audit.list, { entries: [], pagination: emptyPagination }),
)

/** Entries of the server itself name no member and no address. */
export const Full: Story = {
  args: { address: `${paths.adminAudit}?page=3` },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('region', { name: 'Nov 18, 2026' })
    await expect(canvas.getByText('Showing 21 to 30 of 95 entries')).toBeVisible()
    const entries = within(day).getAllByRole('listitem')
    const sentences = entries.map(({ textContent }) => textContent)
    await expect(sentences[0]).toMatch(
      /^ana published RulesPublish · .* · sections, last updated11:00 AM$/,
    )
    await expect(sentences[1]).toMatch(/^ana signed inSign in · /)
    await expect(sentences[3]).toMatch(/^The server restored a backupRestore11:00 AM$/)
  },
}

export const Empty: Story = {
  parameters: noEntries,
  play: shows(/will appear here/),
}

export const Loading: Story = loadingStory(contract.audit.list, 'Loading the audit')

export const LoadingNames: Story = loadingNamesStory(
  `${paths.adminAudit}?search=a`,
  'Loading the audit',
)

export const Failed: Story = failedStory(contract.audit.list, 'Failed to fetch the audit')
