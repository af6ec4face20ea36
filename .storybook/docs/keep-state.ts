/** Runs something that may scroll, and puts the pages around this document back to where they were. */
const withoutScrollingParents = (run: () => void) => {
  const { scrollX, scrollY } = window.parent
  run()
  window.parent.scrollTo(scrollX, scrollY)
}

/**
 * In a story's frame on a documentation page, keeps what its `play` function opened when the focus
 * moves to another frame, and keeps the page from jumping to a story that takes the focus.
 */
export const keepStateWithoutFocus = () => {
  if (window === window.parent || !window.parent.document.querySelector('.sbdocs')) return
  for (const name of ['focus', 'scrollIntoView'] as const) {
    const original: (this: HTMLElement) => void = Reflect.get(HTMLElement.prototype, name)
    HTMLElement.prototype[name] = function here(this: HTMLElement, ...options: []) {
      withoutScrollingParents(() => original.apply(this, options))
    }
  }
  const swallow = (event: Event) => {
    // When the window loses the focus, its document keeps its active element.
    const windowLostIt = event.target === window || event.target === document.activeElement
    if (windowLostIt) event.stopImmediatePropagation()
  }
  for (const type of ['blur', 'focusout']) window.addEventListener(type, swallow, { capture: true })
}
