import { useEffect } from 'react'

/** What a visitor does first who begins to use a page; aids may click or fill in without all the rest. */
export const firstSigns = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'input',
] as const

/** The element that holds a page's scripts until they start; `data-used` once there was a first sign. */
export const scriptsId = 'scripts'

const isInUse = () => document.getElementById(scriptsId)?.dataset.used !== undefined

/** Calls once when the visitor begins to use the page: the time to fetch what may be needed next. */
export const useFirstSign = (onSign: () => void) => {
  useEffect(() => {
    if (isInUse()) {
      onSign()
      return
    }
    const listening = new AbortController()
    const begin = () => {
      listening.abort()
      onSign()
    }
    for (const sign of firstSigns) {
      window.addEventListener(sign, begin, { passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [onSign])
}
