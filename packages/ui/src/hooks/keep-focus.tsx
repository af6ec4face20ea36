import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

const listItems = 'main li[tabindex], main tbody tr'

/** The list item, or the part of a page that can have the focus, which contains an element. */
const itemOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>(`${listItems}, main section[tabindex]`)

/** The list item after the one that contains an element, or before it if it is the last. */
const neighbourOf = (element: Element): HTMLElement | undefined => {
  const item = itemOf(element)
  if (!item) return undefined
  const items = [...document.querySelectorAll<HTMLElement>(listItems)]
  const index = items.indexOf(item)
  if (index < 0) return undefined
  return items[index + 1] ?? items[index - 1]
}

/** An item that moves to another list is a new element with the same id. */
const onPage = (element: HTMLElement | null | undefined) =>
  element?.isConnected ? element : document.getElementById(element?.id ?? '')

/** A row of a table cannot have the focus; its first button can, where it has one. */
const focusableOf = (element: HTMLElement | null) =>
  element?.matches('tr') ? element.querySelector('button') : element

/** Moves the focus to the first of these that is still on the page, or to `<main>`. */
export const focusFirst = (candidates: readonly (HTMLElement | null | undefined)[]): void => {
  const found = candidates.map((each) => focusableOf(onPage(each))).find((each) => each !== null)
  const target = found ?? document.querySelector('main')
  target?.focus()
}

/**
 * Keeps the keyboard focus when its children are removed, alone or together with their list item: it moves to
 * that item, to the next one, or to `<main>`.
 */
export const KeepFocus = ({ children }: { children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    // Runs while the children are still on the page.
    return () => {
      if (!current) return
      const item = itemOf(current)
      if (!(item ?? current).contains(document.activeElement)) return
      const candidates = [item, neighbourOf(current)]
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

/** A place that gets the focus when a dialog closes and what had it before is gone. */
export type ReturnFocusTo = RefObject<Element | null>

interface AutoFocusHandlers {
  onOpenAutoFocus?: (event: Event) => void
  onCloseAutoFocus?: (event: Event) => void
}

/**
 * Returns the focus after a dialog: to what had it before, or else to a named place. If both are gone, the focus
 * moves to the list item that they were in; if that is gone too, to the next one, or to `<main>`. The result is for the
 * content of a Radix dialog; `own` are the handlers that its caller gave.
 */
export const useReturnFocus = (named: ReturnFocusTo | undefined, own: AutoFocusHandlers) => {
  const candidates = useRef<(HTMLElement | null | undefined)[]>([])
  return {
    onOpenAutoFocus: (event: Event) => {
      const places = [document.activeElement, named?.current]
        .filter((place) => place instanceof HTMLElement)
        .filter((place) => place !== document.body)
      candidates.current = [...places, ...places.map(itemOf), ...places.map(neighbourOf)]
      own.onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      own.onCloseAutoFocus?.(event)
      const { current: remembered } = candidates
      // Without anything to return to, Radix focuses the trigger.
      if (event.defaultPrevented || remembered.length === 0) return
      event.preventDefault()
      const place = named?.current
      focusFirst([remembered[0], place instanceof HTMLElement ? place : null, ...remembered])
    },
  }
}
