import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore, type PropsWithChildren } from 'react'
import { docsThemes } from '../theme'

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

const chosenTheme = () => chosen

const onThemeChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const systemTheme = window.matchMedia('(prefers-color-scheme: dark)')

const onSystemChange = (listener: () => void) => {
  systemTheme.addEventListener('change', listener)
  return () => systemTheme.removeEventListener('change', listener)
}

const isSystemDark = () => systemTheme.matches

/** A documentation page in the theme of the toolbar, as its stories are. */
export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => {
  const theme = useSyncExternalStore(onThemeChange, chosenTheme)
  const systemIsDark = useSyncExternalStore(onSystemChange, isSystemDark)
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark)
  return <Container {...props} theme={docsThemes[isDark ? 'dark' : 'light']} />
}
