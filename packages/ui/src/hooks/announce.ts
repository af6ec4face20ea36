let region: HTMLElement | undefined

const addRegion = () => {
  const added = document.createElement('div')
  added.ariaLive = 'polite'
  added.className = 'sr-only'
  added.dataset.slot = 'announcer'
  document.body.append(added)
  return added
}

/** Has screen readers say a text politely. */
export const announce = (text: string) => {
  const target = (region ??= addRegion())
  // They would not notice the same text again.
  if (target.textContent === text) target.textContent = ''
  // Screen readers notice only what changes after the region was added.
  setTimeout(() => (target.textContent = text), 100)
}
