import { expect, it } from 'vitest'
import { focusFirst } from './keep-focus'

it('focuses an item that was made again in another list', () => {
  document.body.innerHTML = '<main><ul><li id="card" tabindex="-1"></li></ul><ul></ul></main>'
  const before = document.getElementById('card')
  const [first, second] = document.querySelectorAll('ul')
  first?.replaceChildren()
  if (second) second.innerHTML = '<li id="card" tabindex="-1"></li>'
  focusFirst([before])
  expect(document.activeElement).toBe(second?.firstElementChild)
})

it('focuses the next row of a table if nothing is left to do about a row', () => {
  document.body.innerHTML =
    '<table><tr id="settled"></tr><tr id="next"><td><button></button></td></tr></table>'
  focusFirst([document.getElementById('settled'), document.getElementById('next')])
  expect(document.activeElement).toBe(document.querySelector('button'))
})
