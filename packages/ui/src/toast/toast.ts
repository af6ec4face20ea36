import type { ReactElement, ReactNode } from 'react'
import { toast as sonner } from 'sonner'

/** When there are more toasts, the oldest are removed. */
export const toastLimit = 20

const usualSuccessDuration = 2000

export type ToastId = string | number
export type ToastOptions = {
  /** The id of an earlier toast that this one replaces. */
  id?: ToastId
  /** Milliseconds. Overrides the duration of the Toaster. */
  duration?: number
  /** A second sentence, such as what to do now. */
  description?: ReactNode
}

let successDuration = usualSuccessDuration

/** Sets how long a success stays, in milliseconds. Called by the mounted Toaster. */
export const setSuccessDuration = (duration = usualSuccessDuration) => {
  successDuration = duration
}

/** Dismisses the oldest toasts above the limit and returns the id of the new one. */
const limited = (id: ToastId): ToastId => {
  const shown = sonner.getToasts()
  for (const { id: oldest } of shown.slice(0, Math.max(0, shown.length - toastLimit))) {
    sonner.dismiss(oldest)
  }
  return id
}

const dismissErrors = (except?: ToastId) => {
  for (const shown of sonner.getToasts()) {
    if ('type' in shown && shown.type === 'error' && shown.id !== except) sonner.dismiss(shown.id)
  }
}

const blank = (message: ReactNode, options?: ToastOptions) => limited(sonner(message, options))

/** Shows a short notice. Do not use it for information that must not be missed. */
export const toast = Object.assign(blank, {
  error: (message: ReactNode, options?: ToastOptions) => limited(sonner.error(message, options)),
  /** Dismisses the errors that were shown before it. */
  success: (message: ReactNode, options?: ToastOptions) => {
    dismissErrors(options?.id)
    return limited(sonner.success(message, { duration: successDuration, ...options }))
  },
  /** Stays until it is dismissed or another toast replaces it by its `id`. */
  loading: (message: ReactNode, options?: ToastOptions) =>
    limited(sonner.loading(message, options)),
  custom: (content: (id: ToastId) => ReactElement, options?: ToastOptions) =>
    limited(sonner.custom(content, options)),
  /** Dismisses one toast, or all of them. */
  dismiss: (id?: ToastId) => void sonner.dismiss(id),
  /** Dismisses the errors. Call it when what failed is tried again. */
  dismissErrors: () => dismissErrors(),
})
