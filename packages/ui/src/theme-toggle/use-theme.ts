import { useSyncExternalStore } from 'react'

const themeKey = 'theme'
const changedEvent = 'tropa:theme'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * Sets the stored theme before the first paint. It is an inline script for the head of the page and
 * constant, so that a content security policy can allow it by its hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const readTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme
  return themes.find((theme) => theme === chosen) ?? 'system'
}

const setTheme = (theme: Theme) => {
  apply(theme)
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  window.dispatchEvent(new Event(changedEvent))
}

const apply = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

const subscribe = (onChange: () => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== themeKey && event.key !== null) return
    apply(themes.find((theme) => theme === event.newValue) ?? 'system')
    onChange()
  }
  window.addEventListener(changedEvent, onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(changedEvent, onChange)
    window.removeEventListener('storage', onStorage)
  }
}

/** The current theme and a function that changes it in all tabs. */
export const useTheme = (): [Theme, (theme: Theme) => void] => {
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => 'system')
  return [theme, setTheme]
}
