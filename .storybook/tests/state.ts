/** What a visitor perceives of a story, to compare two drawings of it. Runs in the browser. */
export interface StoryState {
  /** The text of the whole document, dialogs included, but no toasts: they leave by time. */
  text: string
  /** The same with hidden text, so that it does not depend on the size of the window. */
  content: string
  /** The text of the story itself. */
  ownText: string
  /** Values and states of controls, and styles that a page around the story could change. */
  details: string[]
}

/** Makes `readState` available in every document of a page. It must not use anything outside itself. */
export const installReadState = () => {
  const states = [
    'disabled',
    'aria-busy',
    'aria-checked',
    'aria-current',
    'aria-disabled',
    'aria-expanded',
    'aria-invalid',
    'aria-pressed',
    'aria-selected',
  ]
  // With their day, which is another one after midnight.
  const times = /(?:[A-Z][a-z]{2} \d{1,2}, )?\d{1,2}:\d{2} ?[ap]m/gi
  const toasts = '[data-sonner-toaster]'
  // What is only announced comes and goes by time, as toasts do.
  const passing = `[data-slot="announcer"], [role="status"].sr-only, ${toasts}`
  const textOf = (element: HTMLElement | null) =>
    (element?.innerText ?? '').replaceAll(times, '(time)').replaceAll(/\s+/g, ' ').trim()
  const textWithoutToasts = () => {
    const lists = document.querySelectorAll<HTMLElement>(toasts)
    for (const { style } of lists) style.display = 'none'
    const text = textOf(document.body)
    for (const { style } of lists) style.display = ''
    return text
  }
  const contentOf = (node: Node): string => {
    if (/^(?:script|style|template)$/i.test(node.nodeName)) return ''
    if (node instanceof HTMLElement && node.matches(passing)) return ''
    return node instanceof Text ? node.data : [...node.childNodes].map(contentOf).join(' ')
  }
  const detailsOf = (element: HTMLElement) => {
    const name = element.tagName.toLowerCase()
    const attributes = states
      .filter((state) => element.hasAttribute(state))
      .map((state) => `${state}=${element.getAttribute(state)}`)
    const value = element instanceof HTMLInputElement ? [`value=${element.value}`] : []
    const { paddingLeft, listStyleType, fontSize, fontFamily } = getComputedStyle(element)
    const styles = /^(?:table|th|td|ol|ul|li|code|p)$/.test(name)
      ? [paddingLeft, listStyleType, fontSize, fontFamily]
      : []
    const all = [...attributes, ...value, ...styles]
    return all.length > 0 ? [`${name}: ${all.join(' ')}`] : []
  }
  const readState = (root: HTMLElement): StoryState => ({
    text: textWithoutToasts(),
    content: contentOf(document.body).replaceAll(times, '(time)').replaceAll(/\s+/g, ' '),
    ownText: textOf(root),
    details: [...root.querySelectorAll<HTMLElement>('*')].flatMap(detailsOf),
  })
  Object.assign(window, { readState })
}
