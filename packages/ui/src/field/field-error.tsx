import type { ReactNode } from 'react'
import { CircleAlertIcon } from '../icons/icons'

type FieldErrorProps = { id: string; children: ReactNode }

/** Says below a control what is wrong with it. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p id={id} className="flex animate-fade-in items-start gap-1.5 text-xs font-medium text-danger">
    <CircleAlertIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
)
