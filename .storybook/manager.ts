import font from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
import { addons } from 'storybook/manager-api'
import { frameTheme } from './theme'

const face = document.createElement('style')
face.textContent = `@font-face{font-family:'Bricolage Grotesque Variable';font-weight:200 800;src:url(${font})}`
document.head.append(face)

addons.setConfig({ theme: frameTheme, sidebar: { showRoots: true } })
