import { useEffect } from 'react'
import { Toaster as Sonner, type ToasterProps as SonnerProps } from 'sonner'
import { CircleAlertIcon, CircleCheckIcon, XIcon } from '../icons/icons'
import { useLabels } from '../labels/labels'
import { Spinner } from '../spinner/spinner'
import { setSuccessDuration, toastLimit } from '../toast/toast'

export type ToasterProps = Pick<SonnerProps, 'position'> & {
  /** Milliseconds. Overrides the durations of the types. */
  duration?: number
}

const icons = {
  success: <CircleCheckIcon aria-hidden className="size-5 text-success-text" />,
  error: <CircleAlertIcon aria-hidden className="size-5" />,
  loading: <Spinner />,
  close: <XIcon aria-hidden className="size-4" />,
}

const classNames = {
  toast:
    'pointer-events-auto flex w-(--width) items-center gap-3 rounded-card bg-float py-2 pe-2 ps-4 text-sm font-medium text-ink shadow-float forced-colors:border',
  content: 'min-w-0 flex-1',
  description: 'font-normal',
  // Sonner places the icon of a toast that loads in the middle of what is positioned.
  icon: 'relative grid size-5 shrink-0 place-items-center',
  error: 'bg-danger-ground! text-danger-text!',
  closeButton:
    'order-last grid size-8 shrink-0 place-items-center rounded-control transition-colors hover:bg-hover pointer-coarse:size-11',
}

/**
 * Renders the toasts that `toast` of `@tropa/ui/toast` shows: one short sentence about what has just
 * happened and cannot be seen otherwise. What must be read or answered is a Banner or a Dialog. A page
 * has exactly one, which is a polite live region.
 *
 * A success stays for 2 seconds, others for 4, and `loading` until it is dismissed; hovering stops the
 * clock. The same `id` replaces an earlier toast. Alt+T moves to the toasts.
 */
export const Toaster = ({ position = 'top-center', duration, ...props }: ToasterProps) => {
  const { dismiss = 'Dismiss' } = useLabels()
  useEffect(() => {
    setSuccessDuration(duration)
    return () => setSuccessDuration()
  }, [duration])

  return (
    <Sonner
      position={position}
      duration={duration}
      visibleToasts={toastLimit}
      gap={8}
      mobileOffset={{ top: 'var(--toast-top, 1rem)' }}
      closeButton
      icons={icons}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: dismiss }}
      className="z-top print:hidden"
      style={{ fontFamily: 'inherit' }}
      {...props}
    />
  )
}
