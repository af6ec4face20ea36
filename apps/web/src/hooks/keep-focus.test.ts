import { expect, it } from 'vitest'
import { focusFirst } from './keep-focus'

it('focuses an item that was made again in another list', () => {
  document.body.innerHTML = '<ul><li id="card" tabindex="-1"></li></ul><ul></ul>'
  const before = document.getElementById('card')
  const [first, second] = document.querySelectorAll('ul')
  first?.replaceChildren()
  if (second) second.innerHTML = '<li id="card" tabindex="-1"></li>'
  focusFirst([before])
  expect(document.activeElement).toBe(second?.firstElementChild)
})
