import type { InquiryForm } from '@tropa/contract/inquiry'
import type { ContactResponse } from '@tropa/contract/site-renderer'
import { Banner } from '@tropa/ui/banner'
import { CircleAlertIcon, CircleCheckIcon } from '@tropa/ui/icons'
import { useEffect, useRef } from 'react'

export type ResponseNoticeProps = Pick<ContactResponse, 'status' | 'message'>

/** What the server says of the form as a whole. */
export const ResponseNotice = ({ status, message }: ResponseNoticeProps) => {
  const isSent = status < 400
  const Icon = isSent ? CircleCheckIcon : CircleAlertIcon
  return (
    <Banner
      role="status"
      tone={isSent ? 'green' : 'red'}
      icon={<Icon aria-hidden />}
      className="font-semibold"
    >
      {message}
    </Banner>
  )
}

/** Stands above the cleared form once an inquiry is sent. */
export const SentNotice = ({ name, email }: Pick<InquiryForm, 'name' | 'email'>) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Banner
      tone="green"
      icon={<CircleCheckIcon aria-hidden />}
      className="mb-5 [overflow-wrap:anywhere]"
    >
      <h2 ref={heading} tabIndex={-1} className="text-md outline-none">
        {`Thank you, ${name}`}
      </h2>
      <p>{`We have your inquiry and will answer to ${email}.`}</p>
    </Banner>
  )
}
