'use client'

import './accessible.css'
import { useEffect, type ReactNode } from 'react'
import { repairMarkup } from './repair-markup'

/** Repairs the markup of every page of the panel when it is drawn, and whatever is added to it later. */
export const AccessibleMarkup = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    let frame = 0
    const repairSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => repairMarkup(document))
    }
    const observer = new MutationObserver(repairSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    repairSoon()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}
