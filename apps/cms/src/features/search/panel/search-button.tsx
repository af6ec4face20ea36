'use client'

import './search.css'
import { SearchIcon } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { SearchDialog } from './search-dialog'

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing

/** Opens the panel's search, also with Ctrl+K or Cmd+K. */
export const SearchButton = () => {
  const [isOpen, setIsOpen] = useState(false)

  const openWithKeys = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    // Another dialog asks something, which comes first.
    if (!document.querySelector('dialog[open]')) setIsOpen(true)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => openWithKeys(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        className="panel-search__button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon />
        <span>Search</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {isOpen ? <SearchDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
