import font from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
import { addons } from 'storybook/manager-api'
import { frameThemes } from './theme'

const face = document.createElement('style')
face.textContent = `@font-face{font-family:'Bricolage Grotesque Variable';font-weight:200 800;src:url(${font})}`
document.head.append(face)

const systemTheme = window.matchMedia('(prefers-color-scheme: dark)')

/** The theme of Storybook's frame for what its toolbar says. */
const themeFor = (chosen: unknown) => {
  if (chosen === 'light' || chosen === 'dark') return frameThemes[chosen]
  return frameThemes[systemTheme.matches ? 'dark' : 'light']
}

addons.setConfig({ theme: themeFor('system'), sidebar: { showRoots: true } })

addons.register('tropa/theme', (api) => {
  let chosen: unknown = 'system'
  const apply = () => api.setOptions({ theme: themeFor(chosen) })
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    chosen = globals.theme
    apply()
  }
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)
  systemTheme.addEventListener('change', apply)
})
