import type { AnyContractProcedure } from '@orpc/contract'
import type { StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { expect, waitFor } from 'storybook/test'
import { answering } from './member-screen'
import { mockError, mockPending } from './mock-procedures'
import { mockPendingPublic } from './mock-public-procedures'

type Context = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas'>

/** A screen whose list never loads. */
export const loadingStory = (procedure: AnyContractProcedure, label: string) => ({
  parameters: answering(mockPending(procedure)),
  play: async ({ canvas }: Context) => {
    await expect(await canvas.findByText(label)).toBeInTheDocument()
  },
})

/** A list that has loaded before its members' names: a username replaced by a name would move what is below. */
export const loadingNamesStory = (address: string, label: string) => ({
  tags: ['!dev', '!autodocs'],
  args: { address },
  parameters: answering(mockPending(contract.members.list)),
  play: async ({ canvas }: Context) => {
    await canvas.findByText(/entries found/)
    await expect(canvas.getByText(label)).toBeInTheDocument()
  },
})

/** A screen whose list cannot be loaded; there is a button if trying again may help. */
export const failedStory = (procedure: AnyContractProcedure, title: string, status = 500) => ({
  parameters: answering(mockError(procedure, status, 'The sentence of the server.')),
  play: async ({ canvas }: Context) => {
    await waitFor(() => expect(canvas.getByText(title)).toBeVisible())
    await expect(canvas.getByText('The sentence of the server.')).toBeVisible()
    const again = canvas.queryAllByRole('button', { name: 'Try again' })
    await expect(again).toHaveLength(status < 500 ? 0 : 1)
  },
})

/** A public page one of whose procedures never responds. */
export const loadingPage = (name: Parameters<typeof mockPendingPublic>[0], label: string) => ({
  parameters: { msw: { handlers: mockPendingPublic(name) } },
  play: async ({ canvas }: Context) => {
    await expect(await canvas.findByText(label)).toBeInTheDocument()
  },
})
