import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { focusFirst, itemOf, neighbourOf } from './list-neighbour'

/**
 * Keeps the keyboard focus when its children go away together with what they were about: it moves to
 * their list item, to the next one, or to `#main`.
 */
export const KeepFocus = ({ children }: { children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    // Runs while the children are still on the page.
    return () => {
      if (!current?.contains(document.activeElement)) return
      const candidates = [itemOf(current), neighbourOf(current)]
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusFirst(candidates)
      })
    }
  }, [])
  return (
    <div ref={element} className="contents">
      {children}
    </div>
  )
}
