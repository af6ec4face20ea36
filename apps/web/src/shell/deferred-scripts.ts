/** Id of the template that holds a page's deferred scripts; its data attributes note what happened before they ran. */
export const scriptsId = 'scripts'

/** Marks the last button with an early click. */
export const earlyClickAttribute = 'data-early-click'

const notes = () => document.getElementById(scriptsId)?.dataset

/** Tells the document that its scripts could not be fetched, so that it stays as the server rendered it. */
export const scriptsFailedEvent = 'scriptsfailed'

/** Whether the first interaction came before the page's scripts ran. */
export const hadEarlyInteraction = () => notes()?.used !== undefined

/** Whether the address is still the document's: until the scripts run, going back changes the address alone. */
export const isAtDocumentAddress = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(navigation?.name ?? window.location.href)
  return pathname + search === window.location.pathname + window.location.search
}

/** Repeats the early click now that the scripts can handle it, and ends the noting of early clicks. */
export const repeatEarlyClick = () => {
  const noted = notes()
  if (noted) noted.running = ''
  const button = document.querySelector<HTMLElement>(`[${earlyClickAttribute}]`)
  button?.removeAttribute(earlyClickAttribute)
  button?.click()
}
