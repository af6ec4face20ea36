import type { FocusEvent } from 'react'

/** Shared by Dialog and ConfirmDialog. */
export const dialogOverlay =
  'fixed inset-0 z-top bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

/** Shared by Dialog and ConfirmDialog. */
export const dialogContent = [
  'fixed z-top flex flex-col border border-transparent bg-float text-ink shadow-float outline-none',
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:rounded-t-tile max-sm:pb-[env(safe-area-inset-bottom)]',
  'max-sm:data-[state=closed]:animate-sheet-out max-sm:data-[state=open]:animate-sheet-in',
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(44rem,88dvh)] sm:w-[calc(100%-3rem)] sm:max-w-dialog sm:rounded-tile',
  'sm:data-[state=closed]:animate-rise-out sm:data-[state=open]:animate-rise-in',
].join(' ')

/** Radix wraps the focus from the last control to the first without scrolling to it. */
export const showFocused = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}
