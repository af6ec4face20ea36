import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { type Todo, todoMessages } from '@tropa/contract/todo/todo'
import { http, HttpResponse } from 'msw'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { memberOf } from '../../../testing/listed-member'
import { memberScreen } from '../../../testing/member-screen'
import { makeTodo } from '../../../testing/mock-member-procedures'
import { MemberStory } from '../../../testing/member-story'
import { mockProcedure, mockResponse } from '../../../testing/mock-procedures'
import { openedDialog, type PlayContext } from '../../../testing/plays'
import { AdminTodoScreen } from '../admin-todo-screen'

const todo = makeTodo({ _id: '2', title: 'Record the demo video', assignee: 'Dev Team' })

/** The requests that change something, as the server gets them. */
let sent: string[] = []

const note = (what: string) => {
  sent.push(what)
  return { message: '', data: { ...todo, version: todo.version + 1 } }
}

/** Whether somebody else changes the to-do before the second attempt. */
let isChanged = false

const versionOf = async (request: Request) => ((await request.json()) as Todo).version

const meta = {
  title: 'Screens/Members/Naming people',
  component: MemberStory,
  tags: ['!dev', '!autodocs'],
  parameters: memberScreen(
    'admin',
    mockProcedure(contract.todo.list, [todo]),
    mockProcedure(contract.members.list, [memberOf('ben'), memberOf('dan')]),
    mockResponse(contract.todo.create, () => note('post')),
    http.patch('/api/todo/2', async ({ request }) => {
      const answer = note(`edit ${await versionOf(request)}`)
      if (!isChanged) return HttpResponse.json(answer)
      isChanged = false
      return HttpResponse.json({ message: todoMessages.changedByOthers }, { status: 409 })
    }),
    // Without a connection after the first request, the first attempt to store the people fails.
    http.put('/api/todo/2/people', () => {
      note('people')
      return sent.filter((each) => each === 'people').length === 1
        ? HttpResponse.error()
        : HttpResponse.json({ message: '', data: { userIds: ['ben'] } })
    }),
    http.post('/api/activitylog', () => HttpResponse.json({}, { status: 201 })),
  ),
  args: { address: paths.adminTodo, Screen: AdminTodoScreen },
  beforeEach: () => {
    sent = []
    isChanged = false
  },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

type Form = Awaited<ReturnType<typeof openedDialog>>

const expectsHalfDone = async (form: Form, done: 'posted' | 'changed', button: string) => {
  const said = `The to-do is ${done}, but whom it is for is not stored yet.`
  await expect(await form.findByText(said)).toBeVisible()
  await expect(form.getByRole('checkbox', { name: '@ben' })).toBeChecked()
  await expect(form.getByRole('checkbox', { name: '@ben' })).toHaveFocus()
  await expect(screen.queryByText(/successfully/)).toBeNull()
  await waitFor(() =>
    expect(form.getByRole('button', { name: button })).not.toHaveAttribute('aria-disabled'),
  )
}

/** Posts a to-do for ben, whose people are not stored. */
const postsHalf = async (context: PlayContext) => {
  const { userEvent } = context
  const form = await openedDialog(context, /Post a to-do/, 'Post a to-do')
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Book the hall')
  await userEvent.click(form.getByRole('checkbox', { name: 'Dev Team' }))
  await userEvent.click(await form.findByText('Only these people'))
  await userEvent.click(form.getByRole('checkbox', { name: '@ben' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Description' }), 'Until May.')
  await fireEvent.change(form.getByLabelText('Deadline'), { target: { value: '2981-12-07' } })
  await userEvent.click(form.getByRole('combobox', { name: 'Priority' }))
  await userEvent.click(await screen.findByRole('option', { name: 'High' }))
  await userEvent.click(form.getByRole('button', { name: 'Post' }))
  await expectsHalfDone(form, 'posted', 'Post')
  return form
}

/** Somebody else may have changed the posted to-do before it is sent again: the next attempt follows that. */
export const PostedAndChanged: Story = {
  play: async (context) => {
    const form = await postsHalf(context)
    isChanged = true
    await context.userEvent.click(form.getByRole('button', { name: 'Post' }))
    await expect(await screen.findByText(todoMessages.changedByOthers)).toBeInTheDocument()
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Post' })).not.toHaveAttribute('aria-disabled'),
    )
    await context.userEvent.click(form.getByRole('button', { name: 'Post' }))
    await expect(await screen.findByText(todoMessages.created)).toBeInTheDocument()
    await expect(sent).toEqual(['post', 'people', 'edit 2', `edit ${todo.version}`, 'people'])
  },
}

/** The form says that the to-do is posted already. Sending it again completes that one, even with another text. */
export const Posted: Story = {
  play: async (context) => {
    const { userEvent } = context
    const form = await postsHalf(context)
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), ' soon')
    await userEvent.click(form.getByRole('button', { name: 'Post' }))
    await expect(await screen.findByText(todoMessages.created)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent).toEqual(['post', 'people', 'edit 2', 'people'])
  },
}

/** Sending it again edits the version that the first attempt made: nobody else has changed it. */
export const Changed: Story = {
  play: async (context) => {
    const { userEvent } = context
    const form = await openedDialog(
      context,
      { menu: 'More for Record the demo video', item: 'Edit' },
      'Edit a to-do',
    )
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), ' soon')
    await userEvent.click(await form.findByText('Only these people'))
    await userEvent.click(form.getByRole('checkbox', { name: '@ben' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expectsHalfDone(form, 'changed', 'Save')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(todoMessages.updated)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent).toEqual(['edit 1', 'people', 'edit 2', 'people'])
  },
}
