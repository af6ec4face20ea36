/** The element that holds a page's scripts until they start, and notes what happens until they run. */
export const scriptsId = 'scripts'

/** Marks the button that was clicked last before there was a script to answer. */
export const earlyClick = 'data-early-click'

const notes = () => document.getElementById(scriptsId)?.dataset

/** Whether the visitor began to use the page before its scripts ran. */
export const wasUsedEarly = () => notes()?.used !== undefined

/** Whether the address is still the document's: before the scripts run, going back changes it alone. */
export const isAtDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(navigation?.name ?? window.location.href)
  return pathname + search === window.location.pathname + window.location.search
}

/** Clicks again what was clicked in vain; from now on there is a script to answer. */
export const repeatEarlyClick = () => {
  const noted = notes()
  if (noted) noted.running = ''
  const button = document.querySelector<HTMLElement>(`[${earlyClick}]`)
  button?.removeAttribute(earlyClick)
  button?.click()
}
