const listItems = '#main li[tabindex], #main tbody tr'

/** The list item that contains an element. */
export const itemOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>(listItems)

/** The list item after the one that contains an element, or before it if it is the last. */
export const neighbourOf = (element: Element): HTMLElement | undefined => {
  const item = itemOf(element)
  if (!item) return undefined
  const items = [...document.querySelectorAll<HTMLElement>(listItems)]
  const index = items.indexOf(item)
  return items[index + 1] ?? items[index - 1]
}

/** Moves the focus to the first of these that is still on the page, or to `#main`. */
export const focusFirst = (candidates: readonly (HTMLElement | null | undefined)[]): void => {
  const target =
    candidates.find((candidate) => candidate?.isConnected) ?? document.getElementById('main')
  if (target?.matches('tr')) target.querySelector('button')?.focus()
  else target?.focus()
}
