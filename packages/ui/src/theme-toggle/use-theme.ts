import { useSyncExternalStore } from 'react'

const KEY = 'theme'
const CHANGED = 'tropa:theme'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/**
 * Sets the stored theme before the first paint. It is an inline script for the head of the page and
 * constant, so that a content security policy can allow it by its hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const readTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme
  return THEMES.find((theme) => theme === chosen) ?? 'system'
}

const setTheme = (theme: Theme) => {
  apply(theme)
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED))
}

const apply = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

const subscribe = (onChange: () => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return
    apply(THEMES.find((theme) => theme === event.newValue) ?? 'system')
    onChange()
  }
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onStorage)
  }
}

/** The current theme and a function that changes it in all tabs. */
export const useTheme = (): [Theme, (theme: Theme) => void] => {
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => 'system')
  return [theme, setTheme]
}
