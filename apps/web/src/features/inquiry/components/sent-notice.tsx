import { Button } from '@tropa/ui/button'
import { CircleCheckIcon } from '@tropa/ui/icons'
import { useEffect, useRef } from 'react'

interface SentNoticeProps {
  name: string
  email: string
  onSendAnother: () => void
}

/** Stands in the place of the form once an inquiry is sent. */
export const SentNotice = ({ name, email, onSendAnother }: SentNoticeProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid min-h-80 content-center justify-items-start gap-4">
      <CircleCheckIcon aria-hidden className="size-10 text-green-text" />
      <h2 ref={heading} tabIndex={-1} className="text-lg [overflow-wrap:anywhere] outline-none">
        Thank you, {name}
      </h2>
      <p className="max-w-text text-ink-soft [overflow-wrap:anywhere]">
        We have your inquiry and will answer to{' '}
        <span className="font-semibold text-ink">{email}</span>.
      </p>
      <Button variant="secondary" onClick={onSendAnother}>
        Send another inquiry
      </Button>
    </div>
  )
}
