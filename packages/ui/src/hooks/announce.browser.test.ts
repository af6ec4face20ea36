import { expect, it, vi } from 'vitest'
import { announce } from './announce'

it('A text is said again although it was the last one: a region that does not change is not read', async () => {
  const region = () => document.querySelector('[aria-live]')
  announce('Enter the minutes.')
  await vi.waitFor(() => expect(region()?.textContent).toBe('Enter the minutes.'))
  announce('Enter the minutes.')
  expect(region()?.textContent).toBe('')
  await vi.waitFor(() => expect(region()?.textContent).toBe('Enter the minutes.'))
})
