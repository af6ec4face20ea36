import { useEffect } from 'react'
import { hadEarlyInteraction } from './deferred-scripts'

/** The events that count as a first interaction; assistive tools may send `click` or `input` alone. */
export const interactionEvents = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'input',
] as const

/** Calls once, at the first interaction: the time to fetch what may be needed next. */
export const useFirstInteraction = (onInteraction: () => void) => {
  useEffect(() => {
    if (hadEarlyInteraction()) {
      onInteraction()
      return
    }
    const listening = new AbortController()
    const handleFirst = () => {
      listening.abort()
      onInteraction()
    }
    for (const type of interactionEvents) {
      window.addEventListener(type, handleFirst, { passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [onInteraction])
}
