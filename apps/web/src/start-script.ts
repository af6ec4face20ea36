import { firstSigns, scriptsId } from './lib/use-first-sign'

/** How long after its frame a paint is surely on the screen, in milliseconds. */
const settled = 100

/**
 * Fetches and runs a page's scripts once the page is there to be seen with its pictures, or somebody
 * begins to use it: until then they would only take the line from what is seen first.
 */
export const startScript = `(() => {
const scripts = document.getElementById('${scriptsId}')
const start = () => document.head.append(scripts.content)
const use = () => { scripts.dataset.used = ''; start() }
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, ${settled})))
for (const sign of ${JSON.stringify(firstSigns)}) addEventListener(sign, use, { once: true, passive: true })
})()`
