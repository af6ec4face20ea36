import { expect, it } from 'vitest'
import { textParts } from './text-parts'

const tasksIn = (text: string) =>
  textParts(text).flatMap((part) => (part.isTask ? [part.text] : []))

it('finds the tasks of minutes and keeps the other lines together', () => {
  expect(textParts('We agreed:\n- paper\n\n- [ ] Buy paper \n  - [] Call Ana\nThe end.')).toEqual([
    { text: 'We agreed:\n- paper\n', isTask: false },
    { text: 'Buy paper', isTask: true },
    { text: 'Call Ana', isTask: true },
    { text: 'The end.', isTask: false },
  ])
})

it('takes neither a task that is done nor an empty one', () => {
  expect(tasksIn('- [x] Done\n- [ ] \n-[ ] None\n* [ ] None')).toEqual([])
})
