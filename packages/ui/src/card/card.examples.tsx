import { Card } from './card'

const notes = [
  { id: 'keys', title: 'Spare keys', text: 'Two sets hang behind the door of the workshop.' },
  { id: 'alarm', title: 'Alarm', text: 'The last person to leave switches it on.' },
]

/** A list whose items are cards. */
export const CardExamples = () => (
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
