import type { StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { expect, waitFor } from 'storybook/test'
import { answering } from '../../testing/member-screen'
import { mockProcedure, mockPending, mockError } from '../../testing/mock-procedures'
import type { MemberStory } from '../../testing/member-story'

type Story = StoryObj<typeof MemberStory>

/** The stories that both archive screens share. */
export const archivedTodoStories = {
  full: {
    play: async ({ canvas, canvasElement }) => {
      await waitFor(() => expect(canvas.getByText('Book the room')).toBeVisible())
      await expect(canvas.getByText('@ben')).toBeVisible()
      await expect(canvasElement.querySelectorAll('main button')).toHaveLength(0)
    },
  },
  empty: {
    parameters: answering(mockProcedure(contract.todo.archived, [])),
    play: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByText('No archived tasks found')).toBeVisible())
      await expect(
        canvas.getByText(/^Tasks that pass their deadline will appear here/),
      ).toBeVisible()
    },
  },
  loading: {
    parameters: answering(mockPending(contract.todo.archived)),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Loading to-dos')).toBeInTheDocument()
    },
  },
  failed: {
    parameters: answering(mockError(contract.todo.archived, 500, 'Something went wrong')),
    play: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
      await expect(canvas.queryByText('No archived tasks found')).toBeNull()
    },
  },
  notAllowed: {
    parameters: answering(
      mockError(contract.todo.archived, 403, 'You are not allowed to do this.'),
    ),
    play: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByText('You are not allowed to do this.')).toBeVisible())
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    },
  },
} satisfies Record<string, Story>
