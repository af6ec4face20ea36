import { StrictMode, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Renders an element in strict mode and returns a function that removes it. */
export const mount = (element: ReactElement): (() => void) => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  flushSync(() => root.render(<StrictMode>{element}</StrictMode>))
  return () => {
    flushSync(() => root.unmount())
    host.remove()
  }
}
