import { expect, it } from 'vitest'
import { mailLink } from './mail-link'

it.each([
  ['ana@example.org', 'mailto:ana@example.org'],
  ['dean?cc=all@example.org', 'mailto:dean%3Fcc%3Dall@example.org'],
  ['50%25off@example.org', 'mailto:50%2525off@example.org'],
  ['c#dev@example.org', 'mailto:c%23dev@example.org'],
  ['rock&roll@example.org', 'mailto:rock%26roll@example.org'],
])('A link to %s writes to that address and to nobody else', (address, link) => {
  expect(mailLink(address)).toBe(link)
})
