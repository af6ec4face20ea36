import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockError, mockProcedure } from '../../testing/mock-procedures'

const Blank = () => (
  <main id="main" tabIndex={-1}>
    <h1>Screen</h1>
  </main>
)

const meta = {
  title: 'Screens/Members/Search',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.admin, Screen: Blank },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

type Context = Parameters<NonNullable<Story['play']>>[0]

const openAndType = async ({ canvas, userEvent }: Context, text: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
  const dialog = await screen.findByRole('dialog', { name: 'Search' })
  const field = within(dialog).getByRole('searchbox', { name: 'Search' })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, text)
  return { dialog: within(dialog), field }
}

/** The arrow keys go from the field to the hits and back; the count is announced. */
export const Found: Story = {
  play: async (context) => {
    const { dialog, field } = await openAndType(context, 'draft')
    const rules = await dialog.findByRole('heading', { name: 'Rules' })
    await expect(rules).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveTextContent('3 of 13 results')
    await expect(dialog.getByRole('heading', { name: 'To-dos, 2 of 12' })).toBeVisible()
    await context.userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect(dialog.getByRole('link', { name: /Draft chapter three/ })).toHaveFocus()
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(dialog.getByRole('link', { name: /Immediate Removal/ })).toHaveFocus()
    await context.userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(field).toHaveFocus()
  },
}

/** The pages of the site and of the members' area are found by name. */
export const FoundPages: Story = {
  tags: ['!autodocs'],
  parameters: answering(mockProcedure(contract.search.find, [])),
  play: async (context) => {
    const { dialog } = await openAndType(context, 're')
    await expect(await dialog.findByRole('link', { name: /^Records/ })).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Team Rules and Regulations/ })).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: answering(mockProcedure(contract.search.find, [])),
  play: async (context) => {
    const { dialog } = await openAndType(context, 'zebra')
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('No results found'))
    await expect(dialog.queryByRole('link')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: answering(mockError(contract.search.find, 500, 'Something went wrong')),
  play: async (context) => {
    const { dialog } = await openAndType(context, 'z')
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent('The search failed')
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A malformed answer, as a proxy may send, is not reported as a connection error. */
export const UnreadableAnswer: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: answering(mockProcedure(contract.search.find, {} as never)),
  play: async (context) => {
    const { dialog } = await openAndType(context, 'z')
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent('The server did not answer as it should.')
  },
}

/** Enter follows the first hit and closes the search. */
export const Followed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { dialog } = await openAndType(context, 'draft')
    await dialog.findByRole('heading', { name: 'Rules' })
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('3 of 13 results'))
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await context.canvas.findByText('Another page')).toBeVisible()
  },
}

/** While a word is composed, the keys of the search stay the browser's. */
export const OpenedByKeys: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Search' })
    const isMac = button.getAttribute('aria-keyshortcuts') === 'Meta+K'
    const keys = { key: 'k', metaKey: isMac, ctrlKey: !isMac }
    await expect(await fireEvent.keyDown(document.body, { ...keys, isComposing: true })).toBe(true)
    await expect(await fireEvent.keyDown(document.body, keys)).toBe(false)
    await expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible()
  },
}
