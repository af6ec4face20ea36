import { earlyClickAttribute, scriptsFailedEvent, scriptsId } from '../../shell/deferred-scripts'
import { interactionEvents } from '../../shell/use-first-interaction'
import { returnPageKey } from '../../session/return-page'
import type { SessionKey } from '@tropa/contract/session/stored'

const tokenKey = 'token' satisfies SessionKey

/** Milliseconds from an animation frame until its paint is certainly on the screen. */
const paintDelay = 100

/** The longest time, in milliseconds, that pictures may delay the scripts. */
const timeout = 5000

/** Buttons that do nothing without scripts: all but those that open a popover or submit a form to the server. */
const scriptButtons = 'button[type=button]:not([popovertarget]), form[method=dialog] button'

/**
 * The inline script that starts a page's deferred scripts: after the page is painted with its
 * pictures, at the first interaction, or at once for a member, who may have to be redirected.
 *
 * It marks the button of the last early click, to be clicked again later, and stops the event, which
 * would count twice if the scripts started while it was dispatched. It also marks the document if a
 * session ended in this tab, so that the login page says so from its first paint.
 *
 * If the scripts cannot be fetched, buttons that need them are disabled, and what the page has for
 * browsers without scripts is shown.
 */
export const startDeferredScripts = `(() => {
const scripts = document.getElementById('${scriptsId}')
const noted = scripts.dataset
const start = () => document.head.append(scripts.content)
const use = () => { noted.used = ''; start() }
for (const type of ${JSON.stringify(interactionEvents)}) addEventListener(type, use, { once: true, passive: true, capture: true })
addEventListener('click', (event) => {
const button = 'running' in noted ? null : event.target.closest('${scriptButtons}')
if (!button) return
event.preventDefault()
event.stopPropagation()
document.querySelector('[${earlyClickAttribute}]')?.removeAttribute('${earlyClickAttribute}')
button.setAttribute('${earlyClickAttribute}', '')
}, true)
const fail = () => {
for (const button of document.querySelectorAll('${scriptButtons}')) button.disabled = true
for (const replacement of document.querySelectorAll('#root noscript')) replacement.outerHTML = replacement.textContent
}
addEventListener('${scriptsFailedEvent}', fail)
addEventListener('error', ({ target }) => { if (target.localName === 'script') fail() }, true)
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, ${paintDelay})))
setTimeout(start, ${timeout})
try {
if (localStorage.getItem('${tokenKey}')) start()
if (sessionStorage.getItem('${returnPageKey}')) document.documentElement.dataset.sessionEnded = ''
} catch {}
})()`
