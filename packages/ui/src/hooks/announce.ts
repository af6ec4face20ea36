let region: HTMLElement | undefined

const addRegion = () => {
  const added = document.createElement('div')
  added.ariaLive = 'polite'
  added.className = 'sr-only'
  added.dataset.slot = 'announcer'
  document.body.append(added)
  return added
}

/** Has screen readers say a text politely; an empty one lets the same text be said again. */
export const announce = (text: string) => {
  const target = (region ??= addRegion())
  // Screen readers notice only what changes after the region was added.
  setTimeout(() => (target.textContent = text), 100)
}
