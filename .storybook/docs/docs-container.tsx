import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore, type PropsWithChildren } from 'react'
import { docsThemes } from '../theme'

const systemTheme = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** Draws the document in the theme of Storybook's toolbar. */
export const applyTheme = (theme: unknown) => {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  for (const listener of listeners) listener()
}

/** Draws the document in the accent of Storybook's toolbar. */
export const applyAccent = (accent: unknown) => {
  document.documentElement.dataset.accent = String(accent)
}

const onThemeChange = (listener: () => void) => {
  listeners.add(listener)
  systemTheme.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    systemTheme.removeEventListener('change', listener)
  }
}

const shownTheme = () => {
  const { theme } = document.documentElement.dataset
  return (theme ? theme === 'dark' : systemTheme.matches) ? 'dark' : 'light'
}

export const useShownTheme = () => useSyncExternalStore(onThemeChange, shownTheme)

/** A documentation page in the theme of the toolbar, as its stories are. */
export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => {
  const theme = useShownTheme()
  return (
    <main dir="ltr">
      <Container {...props} theme={docsThemes[theme]} />
    </main>
  )
}
