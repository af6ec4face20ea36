import { Button } from '@tropa/ui/button'
import { SearchIcon } from '@tropa/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnDemand } from '../../hooks/use-on-demand'

const importDialog = async () => (await import('./search-dialog')).SearchDialog

/** On a Mac the shortcut is ⌘K, because Ctrl+K deletes to the end of the line in every field. */
const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const isShortcut = (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented, target } = event
  const [pressed, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (key.toLowerCase() !== 'k' || !pressed || other || altKey || shiftKey) return false
  // Rich text editors use it to insert links.
  const isUsedByField = target instanceof HTMLElement && target.isContentEditable
  return !isComposing && !defaultPrevented && !isUsedByField
}

/** An open dialog comes first: the search must not open above it. */
const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Native popovers would lie above the dialog. */
const hidePopovers = () => {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    popover.hidePopover()
  }
}

/** Opens the search, also with Ctrl+K, on a Mac with ⌘K. The search is fetched when it is opened first. */
export const SearchButton = () => {
  const [SearchDialog, fetchDialog] = useOnDemand(importDialog)
  const [isOpen, setIsOpen] = useState(false)

  const open = () => {
    fetchDialog()
    setIsOpen(true)
  }

  const openWithKeys = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) || (isDialogOpen() && !isOpen)) return
    event.preventDefault()
    if (isDialogOpen()) return
    hidePopovers()
    open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => openWithKeys(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Search"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        title={isMac() ? 'Search (⌘K)' : 'Search (Ctrl+K)'}
        onClick={open}
      >
        <SearchIcon aria-hidden />
      </Button>
      {SearchDialog ? <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
