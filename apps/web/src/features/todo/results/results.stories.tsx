import type { Meta, StoryObj } from '@storybook/react-vite'
import { isRecord } from '@tropa/contract/base/is-record'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { resultMessages, type TodoResult } from '@tropa/contract/todo/result'
import { todoMessages } from '@tropa/contract/todo/todo'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { memberOf } from '../../../testing/listed-member'
import { answering, memberScreen } from '../../../testing/member-screen'
import { MemberStory, storyMemberId } from '../../../testing/member-story'
import { ago, dateInDays, makeTodo, waitingFor } from '../../../testing/mock-member-procedures'
import { mockError, mockProcedure, mockResponse } from '../../../testing/mock-procedures'
import { openedDialog, shows } from '../../../testing/plays'
import { AdminTodoScreen } from '../admin-todo-screen'
import { AdminArchivedScreen } from '../archived-screens'

const todo = makeTodo({ _id: '2', title: 'Record the demo video', assignee: 'Dev Team' })

const resultOf = (username: string, changes: Partial<TodoResult> = {}): TodoResult => ({
  userId: username,
  username,
  link: `https://example.com/${username}`,
  note: null,
  handedInAt: ago(2 * 3_600_000),
  state: 'handed-in',
  answer: null,
  ...changes,
})

const results = [
  resultOf('ben', { note: 'Two minutes, with subtitles.' }),
  resultOf('dan', { state: 'accepted' }),
  resultOf('eva', { state: 'returned', answer: 'The sound is missing.' }),
  resultOf('ana', { userId: storyMemberId }),
  // This member is no longer asked.
  resultOf('gus'),
]

/** Who had to deliver it when its deadline had passed. */
const settled = ['ben', 'dan', 'eva', 'finn', 'gus', storyMemberId]

const withResults = (...list: TodoResult[]) =>
  answering(
    mockProcedure(contract.todo.list, [todo]),
    mockProcedure(contract.todo.archived, [{ ...todo, deadline: dateInDays(-1) }]),
    mockProcedure(contract.todo.waiting, [waitingFor(todo, 5)]),
    mockProcedure(contract.todoResult.active, [{ _id: '2', results: list }]),
    mockProcedure(contract.todoResult.list, list),
    mockProcedure(contract.members.list, [
      ...['ben', 'dan', 'eva', 'finn'].map((name) => memberOf(name)),
      memberOf('ana', { _id: storyMemberId }),
      memberOf('hana', { role: ['Heads'] }),
      memberOf('ines', { blocked: true }),
    ]),
    mockProcedure(contract.rollCall.get, {
      subject: { kind: 'todo', _id: '2', title: todo.title, at: dateInDays(-1) },
      closedAt: null,
      numbers: null,
      rows: settled.map((userId) => ({
        userId,
        username: userId,
        ...{ mark: null, minutes: null, excuse: null, outcome: null },
      })),
    }),
    mockProcedure(contract.todoResult.answer, {
      message: resultMessages.accepted,
      data: resultOf('ben', { state: 'accepted' }),
    }),
  )

const meta = {
  title: 'Screens/Members/Results of a to-do',
  component: MemberStory,
  parameters: { ...memberScreen('admin'), ...withResults(...results) },
  args: { address: paths.adminTodo, Screen: AdminTodoScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const opensResults: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('3 of 5 handed in')).toBeVisible()
  await userEvent.click(canvas.getByText('Results'))
  await waitFor(() => expect(canvas.getByText('@eva')).toBeVisible())
}

const nameOf = (choice: string, name: string) =>
  `${choice} the result of ${name} for Record the demo video`

/** Nobody decides about their own result. */
export const List: Story = {
  play: async (context) => {
    await opensResults(context)
    const { canvas } = context
    await expect(canvas.getByText(resultMessages.own)).toBeVisible()
    await expect(canvas.getByText('(not asked)').closest('li')).toHaveTextContent('@gus')
    // Last, so that the names of those who acknowledged do not seem to belong to it.
    const handedIn = canvas.getByText('3 of 5 handed in')
    await expect(handedIn.closest('li')?.lastElementChild).toContainElement(handedIn)
    const offered = (choice: string, name: string) =>
      canvas.queryByRole('button', { name: nameOf(choice, name) }) !== null
    await expect(
      ['ben', 'dan', 'eva', 'ana'].map((name) => [
        offered('Accept', name),
        offered('Return', name),
      ]),
    ).toEqual([
      [true, true],
      [false, true],
      [true, false],
      [false, false],
    ])
  },
}

export const Accepting: Story = {
  play: async (context) => {
    await opensResults(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: nameOf('Accept', 'ben') }))
    await expect(await screen.findByText(resultMessages.accepted)).toBeInTheDocument()
  },
}

/** A note says what is missing. */
export const Returning: Story = {
  play: async (context) => {
    await opensResults(context)
    const dialog = await openedDialog(context, nameOf('Return', 'ben'), 'Return the result of ben?')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Return' }))
    await expect(await dialog.findByText(resultMessages.reasonMissing)).toBeInTheDocument()
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Page 3?')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Return' }))
    await expect(await screen.findByText(resultMessages.returned)).toBeInTheDocument()
  },
}

/** The result is loaded again, because its member has changed it. */
export const ChangedSince: Story = {
  parameters: {
    msw: {
      handlers: [
        mockError(contract.todoResult.answer, 409, resultMessages.changed),
        ...withResults(...results).msw.handlers,
      ],
    },
  },
  play: async (context) => {
    await opensResults(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: nameOf('Accept', 'ben') }))
    await expect(await screen.findByText(resultMessages.changed)).toBeInTheDocument()
  },
}

const changed = resultOf('ben', { note: 'Three minutes, with subtitles.', handedInAt: ago(60_000) })

let listed = results

/** After a refusal the note is kept, and answers the result as it is now. */
export const ReturningChanged: Story = {
  parameters: {
    msw: {
      handlers: [
        mockResponse(contract.todoResult.active, () => [{ _id: '2', results: listed }]),
        mockError(
          contract.todoResult.answer,
          409,
          resultMessages.changed,
          (body) => isRecord(body) && body.handedInAt !== changed.handedInAt,
        ),
        ...withResults(...results).msw.handlers,
      ],
    },
  },
  beforeEach: () => {
    listed = results
  },
  play: async (context) => {
    await opensResults(context)
    const dialog = await openedDialog(context, nameOf('Return', 'ben'), 'Return the result of ben?')
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Too short.')
    listed = [changed]
    await context.userEvent.click(dialog.getByRole('button', { name: 'Return' }))
    await expect(await dialog.findByText(resultMessages.changed)).toBeInTheDocument()
    await expect(await dialog.findByText('Three minutes, with subtitles.')).toBeInTheDocument()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Return' }))
    await expect(await screen.findByText(resultMessages.returned)).toBeInTheDocument()
  },
}

export const Nothing: Story = {
  parameters: withResults(),
  play: shows('0 of 5 handed in'),
}

/** Who left since its deadline still counts. */
export const Archived: Story = {
  args: { address: paths.adminArchivedTodo, Screen: AdminArchivedScreen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Results: / }))
    await expect(await canvas.findByText('4 of 6 handed in')).toBeVisible()
    await expect(canvas.queryByText('(not asked)')).toBeNull()
  },
}

export const ArchivedNothing: Story = {
  args: Archived.args,
  parameters: withResults(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Results: / }))
    // Until it is loaded, it keeps its place and is invisible.
    await waitFor(() => expect(canvas.getByText('Nothing was handed in.')).toBeVisible())
  },
}

const setPeople = fn<(body: unknown) => void>()

/** The form offers the members of the chosen teams and has those whom the to-do names. */
export const OnlyThesePeople: Story = {
  parameters: {
    msw: {
      handlers: [
        mockProcedure(contract.todoPeople.list, [{ _id: '2', userIds: ['dan'] }]),
        mockProcedure(contract.todo.edit, { message: todoMessages.updated, data: todo }),
        mockResponse(contract.todoPeople.set, async (request) => {
          setPeople(await request.json())
          return { message: '', data: { userIds: [] } }
        }),
        ...withResults(...results).msw.handlers,
      ],
    },
  },
  beforeEach: () => {
    setPeople.mockClear()
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Dev Team (only 1 person)')).toBeVisible()
    const dialog = await openedDialog(
      context,
      { menu: 'More for Record the demo video', item: 'Edit' },
      'Edit a to-do',
    )
    await expect(await dialog.findByText('Only these people (1)')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: '@dan' })).toBeChecked()
    await expect(dialog.queryByRole('checkbox', { name: '@hana' })).toBeNull()
    await context.userEvent.click(dialog.getByRole('checkbox', { name: '@ben' }))
    await expect(dialog.getByText('Only these people (2)')).toBeVisible()
    // People who are not in the new teams are no longer named.
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Dev Team' }))
    await expect(dialog.queryByText(/no longer be named/), 'no team is chosen').toBeNull()
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Heads' }))
    const leftOut = '@ben and @dan are not in these teams and will no longer be named.'
    await expect(await dialog.findByText(leftOut)).toBeVisible()
    await context.userEvent.click(dialog.getByRole('checkbox', { name: '@hana' }))
    await expect(dialog.getByText(leftOut)).toBeVisible()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(setPeople.mock.calls).toEqual([[{ userIds: ['hana'] }]]))
  },
}
