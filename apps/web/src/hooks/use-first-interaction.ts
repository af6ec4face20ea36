import { useEffect } from 'react'
import { wasUsedEarly } from './late-scripts'

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

/** Calls once when the visitor begins to use the page: the time to fetch what may be needed next. */
export const useFirstSign = (onSign: () => void) => {
  useEffect(() => {
    if (wasUsedEarly()) {
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
