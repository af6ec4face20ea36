import { earlyClick, scriptsId } from '../../hooks/late-scripts'
import { firstSigns } from '../../hooks/use-first-interaction'
import { leftPageKey } from '../../session/left-page'
import type { sessionKeys } from '../../session/session-storage'

const tokenKey = 'token' satisfies (typeof sessionKeys)[number]

/** How long after its frame a paint is surely on the screen, in milliseconds. */
const settled = 100

/** How long a picture that does not come may hold the scripts up, in milliseconds. */
const longest = 5000

/** What only a script answers: buttons but those that open a popover, and what sends such a form. */
const unanswered = 'button[type=button]:not([popovertarget]), form[method=dialog] button'

/**
 * Fetches and runs a page's scripts once the page is there to be seen with its pictures, or somebody
 * begins to use it: until then they would only take the line from what is seen first. A member's
 * start at once, for they may have to be sent elsewhere. The last button that is clicked in vain is
 * marked; that click ends there, or it would count twice where scripts begin to run in its midst.
 * A document whose tab remembers a session that ended is marked, for the login to say so from the first.
 */
export const startScript = `(() => {
const scripts = document.getElementById('${scriptsId}')
const noted = scripts.dataset
const start = () => document.head.append(scripts.content)
const use = () => { noted.used = ''; start() }
for (const sign of ${JSON.stringify(firstSigns)}) addEventListener(sign, use, { once: true, passive: true, capture: true })
addEventListener('click', (event) => {
const button = 'running' in noted ? null : event.target.closest('${unanswered}')
if (!button) return
event.preventDefault()
event.stopPropagation()
document.querySelector('[${earlyClick}]')?.removeAttribute('${earlyClick}')
button.setAttribute('${earlyClick}', '')
}, true)
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, ${settled})))
setTimeout(start, ${longest})
try {
if (localStorage.getItem('${tokenKey}')) start()
if (sessionStorage.getItem('${leftPageKey}')) document.documentElement.dataset.sessionEnded = ''
} catch {}
})()`
