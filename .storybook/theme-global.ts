type Theme = 'light' | 'dark' | 'system'

let chosen: Theme = 'system'
const listeners = new Set<() => void>()

/** Draws the document in the theme of Storybook's toolbar. */
export const applyTheme = (theme: unknown) => {
  chosen = theme === 'light' || theme === 'dark' ? theme : 'system'
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
  for (const listener of listeners) listener()
}

/** The theme that the toolbar names. */
export const chosenTheme = () => chosen

/** Calls a function after each change of the theme; returns how to end that. */
export const onThemeChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
