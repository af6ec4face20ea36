import type { StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { expect, screen, waitFor } from 'storybook/test'
import { mockProcedure, mockPending, mockError } from './mock-procedures'
import { answering } from './member-screen'
import { mockChangedRules, mockRights } from './mock-member-procedures'
import type { MemberStory } from './member-story'

type Story = StoryObj<typeof MemberStory>

const summary = /waiting for your check|all checked by you|Nothing is due/

const skeletons = (root: HTMLElement) => root.querySelectorAll('[data-slot="skeleton"]')

const withoutTodos = (status: number, message: string) =>
  ({
    parameters: answering(mockError(contract.todo.list, status, message)),
    play: async ({ canvas, canvasElement }) => {
      await waitFor(() => expect(canvas.getByRole('link', { name: /To-do/ })).toBeVisible())
      await waitFor(() => expect(skeletons(canvasElement)).toHaveLength(0))
      await expect(canvas.queryByText(summary)).toBeNull()
      await expect(canvas.queryByRole('alert')).toBeNull()
    },
  }) satisfies Story

const showsHome: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Welcome, Ana!' })).toBeVisible())
  await waitFor(() =>
    expect(canvas.getByText(/^active, [13] waiting for your check$/)).toBeVisible(),
  )
}

/** The states that the member homes of admins and users share. */
export const homeStories = {
  full: {
    play: async (context) => {
      await showsHome(context)
      // The first rules are no change.
      await expect(context.canvas.queryByText(/^The team rules changed/)).toBeNull()
      await expect(context.canvas.getByText('3 due within three days')).toBeVisible()
    },
  },
  editing: {
    parameters: answering(
      mockRights({ mayEdit: true }),
      mockProcedure(contract.member.waiting, { drafts: 3, scheduled: 1 }),
    ),
    play: async (context) => {
      await showsHome(context)
      const { canvas } = context
      const tile = await canvas.findByRole('link', { name: /Edit the site/ })
      await expect(tile).toHaveAttribute('href', '/cms')
      await waitFor(() => expect(tile).toHaveTextContent('3 drafts to be published1 scheduled'))
    },
  },
  changedRules: {
    parameters: answering(mockChangedRules()),
    play: async (context) => {
      await showsHome(context)
      const { canvas, userEvent } = context
      const notice = await canvas.findByRole('region', {
        name: 'The team rules changed on Aug 18, 2026',
      })
      await expect(notice).toBeVisible()
      await userEvent.click(canvas.getByText('See what changed'))
      await waitFor(() => expect(canvas.getAllByText('Now')).toHaveLength(2))
      await expect(notice.querySelector('del')).toHaveTextContent(/3$/)
      await expect(notice.querySelector('ins')).toHaveTextContent(/4$/)
    },
  },
  nothingDue: {
    parameters: answering(mockProcedure(contract.todo.list, [])),
    play: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByText('Nothing is due.')).toBeVisible())
    },
  },
  loading: {
    parameters: answering(mockPending(contract.todo.list)),
    play: async ({ canvas, canvasElement }) => {
      await waitFor(() => expect(canvas.getByRole('link', { name: /To-do/ })).toBeVisible())
      await waitFor(() => expect(skeletons(canvasElement)).toHaveLength(1))
      await expect(canvas.queryByText(summary)).toBeNull()
    },
  },
  failed: withoutTodos(500, 'Something went wrong'),
  notAllowed: withoutTodos(403, 'You are not allowed to do this.'),
  loggingOutAsks: {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }))
      await waitFor(() =>
        expect(
          screen.getByRole('alertdialog', { name: 'Are you sure you want to log out?' }),
        ).toBeVisible(),
      )
    },
  },
} satisfies Record<string, Story>
