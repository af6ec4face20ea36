import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card'

const meta = {
  title: 'Surfaces/Card',
  component: Card,
  args: {
    className: 'w-80',
    children: (
      <div className="grid gap-1">
        <h3 className="text-md">Spare keys</h3>
        <p className="text-ink-soft">Two sets hang behind the door of the workshop.</p>
      </div>
    ),
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}

export const Small: Story = { args: { padding: 'sm' } }

export const Large: Story = { args: { padding: 'lg' } }

/** The card itself is the article or the list item. */
export const AsArticle: Story = {
  args: { asChild: true, children: <article>{meta.args.children}</article> },
}

/** A list whose items are cards. */
export const Example = () => {
  const notes = [
    { id: 'keys', title: 'Spare keys', text: 'Two sets hang behind the door of the workshop.' },
    { id: 'alarm', title: 'Alarm', text: 'The last person to leave switches it on.' },
  ]
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {notes.map(({ id, title, text }) => (
        <Card key={id} asChild>
          <li>
            <h3 className="text-md">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        </Card>
      ))}
    </ul>
  )
}
