import { useEffect } from 'react'

const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/** Calls once when the visitor begins to use the page: the time to fetch what may be needed next. */
export const useFirstSign = (onSign: () => void) => {
  useEffect(() => {
    const listening = new AbortController()
    const begin = () => {
      listening.abort()
      onSign()
    }
    for (const sign of signs) {
      window.addEventListener(sign, begin, { passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [onSign])
}
