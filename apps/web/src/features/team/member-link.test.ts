import { describe, expect, it } from 'vitest'
import { memberLink } from './member-links'

describe('memberLink', () => {
  it.each([
    ['ana@example.com', 'mailto:ana@example.com'],
    ['mailto:ana@example.com', 'mailto:ana@example.com'],
  ])('reads %s as an e-mail address', (link, href) => {
    expect(memberLink(link)).toEqual({ href, label: 'E-mail', kind: 'mail' })
  })

  it.each([
    ['https://www.github.com/ana', 'GitHub', 'github'],
    ['https://ph.linkedin.com/in/ana', 'LinkedIn', 'linkedin'],
    ['https://twitter.com/ana', 'X', 'x'],
    ['https://medium.com/@ana', 'medium.com', undefined],
    ['https://notgithub.com/ana', 'notgithub.com', undefined],
  ])('names the site of %s', (href, label, mark) => {
    expect(memberLink(href)).toEqual({ href, label, kind: 'site', mark })
  })
})
