import { expect, it } from 'vitest'
import { memberLink } from './member-link'

it.each([
  ['ana@example.com', 'mailto:ana@example.com', 'E-mail', true],
  ['mailto:ana@example.com', 'mailto:ana@example.com', 'E-mail', true],
  ['https://www.github.com/ana', 'https://www.github.com/ana', 'GitHub', false],
  ['https://medium.com/@ana', 'https://medium.com/@ana', 'medium.com', false],
])('reads %s', (link, href, label, isMail) => {
  expect(memberLink(link)).toEqual({ href, label, isMail })
})
