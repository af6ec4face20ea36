import { cleanup, render } from '@testing-library/react'
import { Button } from '@tropa/ui/button'
import { CheckIcon } from '@tropa/ui/icons'
import { MonthGrid } from '@tropa/ui/month-grid'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { LoginFailureNotice } from '../features/member/login-form'

afterEach(cleanup)

/** Does what a browser's translation does: each text goes, and stands in an element of its own. */
const translate = (root: Element) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const translated = document.createElement('span')
    translated.textContent = text.data
    text.replaceWith(translated)
  }
}

const month = (index: number) => (
  <MonthGrid year={2026} month={index} entries={[]} today="2026-11-26" />
)

const button = (label: string) => (
  <Button>
    <CheckIcon aria-hidden />
    {label} the change
  </Button>
)

const notice = (message: string) => <LoginFailureNotice id="why" message={message} />

it.each<[what: string, before: ReactElement, after: ReactElement]>([
  ['a button', button('Acknowledge'), button('Acknowledged')],
  ['a month', month(10), month(11)],
  ['the reason of a failed login', notice('Connection error.'), notice('Wrong')],
])('a translated page shows how %s changes', (_what, before, after) => {
  const { container, rerender } = render(before)
  translate(container)
  rerender(after)
  const shown = container.textContent
  cleanup()
  expect(shown).toBe(render(after).container.textContent)
})
