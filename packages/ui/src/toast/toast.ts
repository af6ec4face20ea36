import type { ReactElement, ReactNode } from 'react'
import { toast as sonner } from 'sonner'

/** When there are more toasts, the oldest are removed. */
export const TOAST_LIMIT = 20

const DURATIONS = { blank: 4000, error: 4000, success: 2000, loading: Infinity, custom: 4000 }

export type ToastId = string | number
export type ToastType = keyof typeof DURATIONS
export type ToastOptions = {
  /** The id of an earlier toast that this one replaces. */
  id?: ToastId
  /** Milliseconds. Overrides the duration of the Toaster and of the type. */
  duration?: number
}

let toasterDuration: number | undefined

/** Sets the default duration in milliseconds. Called by the mounted Toaster. */
export const setToasterDuration = (duration: number | undefined) => {
  toasterDuration = duration
}

const withDuration = (type: ToastType, options: ToastOptions = {}) => {
  const defaultDuration =
    type === 'loading' ? DURATIONS.loading : (toasterDuration ?? DURATIONS[type])
  return { ...options, duration: options.duration ?? defaultDuration }
}

/** Dismisses the oldest toasts above the limit and returns the id of the new one. */
const limited = (id: ToastId): ToastId => {
  const shown = sonner.getToasts()
  for (const { id: oldest } of shown.slice(0, Math.max(0, shown.length - TOAST_LIMIT))) {
    sonner.dismiss(oldest)
  }
  return id
}

const blank = (message: ReactNode, options?: ToastOptions) =>
  limited(sonner(message, withDuration('blank', options)))

/** Shows a short notice. Do not use it for information that must not be missed. */
export const toast = Object.assign(blank, {
  error: (message: ReactNode, options?: ToastOptions) =>
    limited(sonner.error(message, withDuration('error', options))),
  success: (message: ReactNode, options?: ToastOptions) =>
    limited(sonner.success(message, withDuration('success', options))),
  /** Stays until it is dismissed or another toast replaces it by its `id`. */
  loading: (message: ReactNode, options?: ToastOptions) =>
    limited(sonner.loading(message, withDuration('loading', options))),
  custom: (content: (id: ToastId) => ReactElement, options?: ToastOptions) =>
    limited(sonner.custom(content, withDuration('custom', options))),
  /** Dismisses one toast, or all of them. */
  dismiss: (id?: ToastId) => void sonner.dismiss(id),
})
