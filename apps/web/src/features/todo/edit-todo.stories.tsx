import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { todoMessages } from '@tropa/contract/todo/todo'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { leavable, leave } from '../../testing/leavable-screen'
import { answering, memberScreen } from '../../testing/member-screen'
import { mockError, mockFieldErrors } from '../../testing/mock-procedures'
import { mockCollisions } from '../../testing/mock-member-procedures'
import { mockTodoText } from '../../testing/mock-todo-procedures'
import { MemberStory } from '../../testing/member-story'
import { choose } from '../../testing/plays'
import { AdminTodoScreen } from './admin-todo-screen'

const meta = {
  title: 'Screens/Members/Edit a to-do',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.adminTodo, Screen: AdminTodoScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const opensForm: NonNullable<Story['play']> = async (context) => {
  await choose(context, 'More for Record the demo video', 'Edit')
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit a to-do' })).toBeVisible())
  const dialog = screen.getByRole('dialog', { name: 'Edit a to-do' })
  // The dialog slides in and must stand still before it is measured.
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
}

/** The form has what the card shows, and asks everybody again unless that is left out. */
export const Form: Story = {
  play: async (context) => {
    await opensForm(context)
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Record the demo video',
    )
    await expect(
      screen.getByRole('checkbox', { name: /Ask everybody to acknowledge again/ }),
    ).toBeChecked()
  },
}

/** What was typed and unticked is still there after the page was left with Back, and closing asks first. */
export const LeftAndOpened: Story = {
  tags: ['!dev', '!autodocs'],
  args: { Screen: leavable(AdminTodoScreen) },
  play: async (context) => {
    await opensForm(context)
    const asksAgain = () => screen.getByRole('checkbox', { name: /Ask everybody/ })
    await context.userEvent.click(asksAgain())
    await context.userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' soon')
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await leave()
    await opensForm(context)
    const title = () => screen.getByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title()).toHaveValue('Record the demo video soon'))
    await expect(asksAgain()).not.toBeChecked()
    await context.userEvent.keyboard('{Escape}')
    await context.userEvent.click(await screen.findByRole('button', { name: 'Yes, Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await opensForm(context)
    await expect(title()).toHaveValue('Record the demo video')
    await expect(asksAgain()).toBeChecked()
  },
}

/** What was typed is kept, and the form says that somebody else was faster. */
export const ChangedByOthers: Story = {
  parameters: answering(mockError(contract.todo.edit, 409, todoMessages.changedByOthers)),
  play: async (context) => {
    await opensForm(context)
    const title = screen.getByRole('textbox', { name: 'Title' })
    await context.userEvent.type(title, ' soon')
    await context.userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(
      await screen.findByText(/What you typed is kept/, { selector: 'p' }),
    ).toBeInTheDocument()
    await expect(title).toHaveValue('Record the demo video soon')
  },
}

/** The server's sentence is shown at the field that it names. */
export const Refused: Story = {
  parameters: answering(
    mockFieldErrors(contract.todo.edit, 400, { deadline: todoMessages.deadlinePassed }),
  ),
  play: async (context) => {
    await opensForm(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Deadline')).toHaveAccessibleDescription(
        new RegExp(todoMessages.deadlinePassed),
      ),
    )
  },
}

/** What the deadline collides with is shown below it; the next free day is one press away. */
export const Collides: Story = {
  parameters: answering(mockCollisions()),
  play: async (context) => {
    await opensForm(context)
    await expect(
      await screen.findByText('Final exams of graduating students are that day.'),
    ).toBeVisible()
    await expect(screen.getByText('2 tasks for these teams are due that day.')).toBeVisible()
    await context.userEvent.click(screen.getByRole('button', { name: /^Next free day: / }))
    await expect(screen.getByLabelText('Deadline')).toHaveValue('2026-12-16')
    await expect(screen.getByLabelText('Deadline')).toHaveFocus()
  },
}

const phone = { viewport: { value: 'mobile1', isRotated: false } }

const sevenLines = Array.from({ length: 7 }, (_, index) => `Line ${index + 1} of seven.`).join('\n')
const longestText = `${'What is to be done, said at length. '.repeat(28).slice(0, 999)}.`

/** Whether all of an element is seen: nothing cuts it off or covers it. */
const isInView = (element: HTMLElement) => {
  const { left, top, width, bottom } = element.getBoundingClientRect()
  return [top + 2, bottom - 2].every((y) => {
    const found = document.elementFromPoint(left + width / 2, y)
    return found !== null && element.contains(found)
  })
}

/** Layout settles a frame after what it depends on, which a busy machine draws late. */
const expectInView = (...elements: HTMLElement[]) =>
  waitFor(async () => {
    for (const each of elements) await expect(isInView(each)).toBe(true)
  })

const controlsInView = (desc: string): Story => ({
  parameters: answering(mockCollisions(), mockTodoText(desc)),
  play: async (context) => {
    const { userEvent } = context
    await opensForm(context)
    await expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue(desc)
    const askAgain = screen.getByRole('checkbox', { name: /Ask everybody to acknowledge again/ })
    const save = screen.getByRole('button', { name: 'Save' })
    await expectInView(save, askAgain, screen.getByText('Leave it out for a typing mistake.'))

    const title = screen.getByRole('textbox', { name: 'Title' })
    await screen.findByText('Final exams of graduating students are that day.')
    // The hint that appears does not scroll the focused field away.
    await expect(title).toHaveFocus()
    await expectInView(title)

    askAgain.focus()
    await userEvent.tab()
    await expect(save).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()

    const deadline = screen.getByLabelText('Deadline')
    deadline.focus()
    await fireEvent.change(deadline, { target: { value: '2981-12-07' } })
    const nextFree = await screen.findByRole('button', { name: /^Next free day: / })
    const sentence = screen.getByText('Final exams of graduating students are that day.')
    await expectInView(nextFree, sentence, askAgain)
  },
})

/** The choice whether saving asks everybody again stays beside the button, however long the text is. */
export const SevenLines: Story = controlsInView(sevenLines)

export const SevenLinesOnPhone: Story = { ...SevenLines, globals: phone }

export const LongestText: Story = controlsInView(longestText)

export const LongestTextOnPhone: Story = { ...LongestText, globals: phone }

/** Collisions appear and disappear below the deadline, and the teams stay under the finger. */
export const TeamsOnPhone: Story = {
  ...SevenLinesOnPhone,
  play: async (context) => {
    await opensForm(context)
    const sentence = 'Final exams of graduating students are that day.'
    await screen.findByText(sentence)
    // Safari does not focus what is tapped.
    screen.getByRole('textbox', { name: 'Title' }).blur()
    const team = (name: string) => screen.getByRole('checkbox', { name })
    team('Heads').scrollIntoView({ block: 'center' })
    const { top } = team('Heads').getBoundingClientRect()
    await fireEvent.click(team('Design Team'))
    await fireEvent.click(team('Docu Team'))
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    for (const name of ['Heads', 'Dev Team']) {
      await fireEvent.click(team(name))
      await screen.findByText(sentence)
      await expect(team('Heads').getBoundingClientRect().top).toBe(top)
    }
  },
}
