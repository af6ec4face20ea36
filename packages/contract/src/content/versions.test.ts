import { expect, it } from 'vitest'
import { changeCaption } from './versions'

const savedAt = '2026-08-17T09:05:00.000Z'

const after = (seconds: number) => new Date(Date.parse(savedAt) + seconds * 1000)

it.each([
  [0, 'Published by ana just now'],
  [59, 'Published by ana just now'],
  [60, 'Published by ana, 1 minute ago'],
  [7200, 'Published by ana, 2 hours ago'],
  [-5, 'Published by ana just now'],
])('says %i seconds after a text was published: %s', (seconds, caption) => {
  expect(changeCaption({ isPublished: true, by: 'ana', savedAt }, after(seconds))).toBe(caption)
})

it('says of a draft that it was saved, also where nobody knows by whom', () => {
  const draft = { isPublished: false, by: null, savedAt }
  expect(changeCaption(draft, after(0))).toBe('Draft saved just now')
  expect(changeCaption(draft, after(86_400))).toBe('Draft saved, 1 day ago')
})
