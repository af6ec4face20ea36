import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore, type PropsWithChildren } from 'react'
import { docsThemes } from '../theme'
import { chosenTheme, onThemeChange } from '../theme-global'

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
  return (
    <div dir="ltr">
      <Container {...props} theme={docsThemes[isDark ? 'dark' : 'light']} />
    </div>
  )
}
