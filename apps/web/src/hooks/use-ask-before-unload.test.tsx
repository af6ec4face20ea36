import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAskBeforeUnload } from './use-ask-before-unload'

/** Whether the browser would close the tab at once. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks while something would be lost', () => {
  const { rerender, unmount } = renderHook(({ isAsking }) => useAskBeforeUnload(isAsking), {
    initialProps: { isAsking: true },
  })
  expect(closes()).toBe(false)
  rerender({ isAsking: false })
  expect(closes()).toBe(true)
  rerender({ isAsking: true })
  unmount()
  expect(closes()).toBe(true)
})
