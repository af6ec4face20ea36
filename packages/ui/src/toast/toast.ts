import type { ReactElement, ReactNode } from 'react'
import { toast as sonner } from 'sonner'

/** At most this many toasts are kept; the oldest goes first. */
export const TOAST_LIMIT = 20

const DURATIONS = { blank: 4000, error: 4000, success: 2000, loading: Infinity, custom: 4000 }

export type ToastId = string | number
export type ToastType = keyof typeof DURATIONS
export type ToastOptions = {
  /** Give the id of an earlier toast to put this one in its place. */
  id?: ToastId
  /** Milliseconds. Comes before the Toaster's and the type's. */
  duration?: number
}

let toasterDuration: number | undefined

/** How long toasts stay unless they say so themselves. Set by the Toaster that is on the page. */
export const setToasterDuration = (duration: number | undefined) => {
  toasterDuration = duration
}

const timing = (type: ToastType, options: ToastOptions = {}) => {
  const usual = type === 'loading' ? DURATIONS.loading : (toasterDuration ?? DURATIONS[type])
  return { ...options, duration: options.duration ?? usual }
}

const keep = (id: ToastId): ToastId => {
  const shown = sonner.getToasts()
  for (const { id: oldest } of shown.slice(0, Math.max(0, shown.length - TOAST_LIMIT))) {
    sonner.dismiss(oldest)
  }
  return id
}

const blank = (message: ReactNode, options?: ToastOptions) =>
  keep(sonner(message, timing('blank', options)))

/** Says in a corner what has just happened. A toast never holds what must not be missed. */
export const toast = Object.assign(blank, {
  error: (message: ReactNode, options?: ToastOptions) =>
    keep(sonner.error(message, timing('error', options))),
  success: (message: ReactNode, options?: ToastOptions) =>
    keep(sonner.success(message, timing('success', options))),
  /** Stays until another toast takes its `id` or it is dismissed. */
  loading: (message: ReactNode, options?: ToastOptions) =>
    keep(sonner.loading(message, timing('loading', options))),
  custom: (content: (id: ToastId) => ReactElement, options?: ToastOptions) =>
    keep(sonner.custom(content, timing('custom', options))),
  /** Takes one toast away, or all of them. */
  dismiss: (id?: ToastId) => void sonner.dismiss(id),
})
