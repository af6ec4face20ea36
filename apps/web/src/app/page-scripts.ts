import type { SessionKey } from '@tropa/contract/member/session'
import { type PropsWithChildren, useEffect } from 'react'

/** The template that holds the scripts of a page until they start, followed by the notice that they are missing and a live region. */
export const scriptsId = 'scripts'

const hydratedEvent = 'hydrated'
const missingEvent = 'scriptsmissing'
const tokenKey = 'token' satisfies SessionKey

/** Milliseconds from the first paint of a loaded page until its scripts start. */
const paintDelay = 100

/** The longest time, in milliseconds, that pictures may delay the scripts. */
const longestDelay = 5000

/** The longest time, in milliseconds, that a press waits for the scripts. */
const pressTimeout = 15_000

/** How long a form that the browser submits itself may go unanswered, in milliseconds, until it can be sent again. */
const longestPost = 30_000

/**
 * The events that count as a first interaction; assistive tools may send `click` or `input` alone. A
 * pointer that rests on the page moves with the first layout, so that does not count.
 */
const interactions = 'pointerdown touchstart keydown focusin click input'

/** Buttons that do nothing without scripts: they open no popover and send no form. */
const button = 'button[type=button]:not([popovertarget])'

/** Submit buttons of forms that scripts send in another way, or that nothing else sends. */
const submit = 'form[method] [type=submit]'

/**
 * Starts the scripts of a public page, and takes the presses that need them until it is hydrated: the last one
 * shows its busy words and is repeated then. It is an inline script like that of the theme (decision 0021).
 */
export const pageScript = `(() => {
const scripts = document.getElementById('${scriptsId}'), notice = scripts.nextElementSibling, live = notice.nextElementSibling
let pressed, label, words, timer, isPosted, wait = ${pressTimeout}
const start = () => document.head.append(scripts.content)
const giveBack = () => { clearTimeout(timer); if (label) label.textContent = words; live.textContent = ''; pressed = label = isPosted = null }
const giveUp = () => {
if (!pressed || isPosted) return
if (isPosted = pressed.matches('[method=post] [type=submit]')) { pressed.form.submit(); timer = setTimeout(giveBack, ${longestPost}) }
else { giveBack(); notice.textContent = 'Connection error.' }
}
const fail = () => { wait = 0; giveUp() }
const take = (event) => {
const next = event.type === 'submit' ? event.target.querySelector('${submit}') : event.target.closest?.('${button}')
if (next) { event.preventDefault(); event.stopPropagation() }
if (!next || next === pressed || isPosted) return
giveBack(); notice.textContent = ''; pressed = next; timer = setTimeout(giveUp, wait)
if (label = next.querySelector('[data-reserve] > span')) { words = label.textContent; live.textContent = label.textContent = label.parentNode.dataset.reserve }
}
for (const type of ['submit', 'click']) addEventListener(type, take, true)
for (const type of '${interactions}'.split(' ')) addEventListener(type, start, { once: true, passive: true, capture: true })
addEventListener('${hydratedEvent}', () => { for (const type of ['submit', 'click']) removeEventListener(type, take, true); if (isPosted) return; clearTimeout(timer); notice.textContent = ''; pressed?.click(); requestAnimationFrame(() => requestAnimationFrame(giveBack)) }, { once: true })
addEventListener('${missingEvent}', fail); addEventListener('error', ({ target }) => { if (target.localName === 'script') fail() }, true); addEventListener('pagehide', giveBack)
addEventListener('load', () => new PerformanceObserver((list) => { if (list.getEntriesByName('first-contentful-paint')[0]) setTimeout(start, ${paintDelay}) }).observe({ type: 'paint', buffered: true })); setTimeout(start, ${longestDelay})
try { if (localStorage.getItem('${tokenKey}')) start() } catch {}
})()`

/** Tells the document that the code of its page cannot be fetched: it stays as the server rendered it. */
export const sayCodeIsMissing = () => dispatchEvent(new Event(missingEvent))

/** Around a page that the server rendered: tells the document once all of it works. */
export const Hydrated = ({ children }: PropsWithChildren) => {
  useEffect(() => void dispatchEvent(new Event(hydratedEvent)), [])
  return children
}
