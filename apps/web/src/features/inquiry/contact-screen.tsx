import type { InquiryForm } from '@tropa/contract/inquiry/inquiry'
import type { ContactResponse } from '@tropa/contract/site-renderer'
import { Banner } from '@tropa/ui/banner'
import { CircleCheckIcon } from '@tropa/ui/icons'
import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { toast } from '@tropa/ui/toast'
import { Toaster } from '@tropa/ui/toaster'
import { useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router-dom'
import { TeamMark } from '../../components/team-mark'
import { mailLink } from '../../format/mail-link'
import { useSite } from '../../hooks/use-site'
import { ContactForm } from './contact-form'

const MailTile = () => {
  const { contactEmail } = useSite()
  return (
    <Tile
      asChild
      interactive
      tone="ink"
      className="flex items-end justify-between gap-6 sm:p-8 lg:flex-col lg:items-stretch"
    >
      <a href={mailLink(contactEmail)}>
        <TeamMark className="w-14 shrink-0 sm:w-20 text-accent max-lg:order-last lg:w-full" />
        <span className="grid min-w-0 gap-1">
          <span className="text-sm">Or write to us directly</span>
          <span className="text-sm font-semibold wrap-anywhere underline min-[22.5rem]:text-md sm:text-lg decoration-2 underline-offset-4">
            {contactEmail}
          </span>
        </span>
      </a>
    </Tile>
  )
}

/** Stands above the cleared form once an inquiry is sent. */
const SentNotice = ({ name, email }: Pick<InquiryForm, 'name' | 'email'>) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Banner tone="success" icon={<CircleCheckIcon aria-hidden />} className="mb-5 wrap-anywhere">
      <h2 ref={heading} tabIndex={-1} className="text-md outline-none">
        {`Thank you, ${name}`}
      </h2>
      <p>{`We have your inquiry and will answer to ${email}.`}</p>
    </Banner>
  )
}

/** The form. Once it is sent, an empty one is below the confirmation. */
const ContactPanel = () => {
  // Kept in state, because a link to a place in the page makes the router drop it.
  const [response] = useState(useActionData<ContactResponse>())
  const [sent, setSent] = useState<InquiryForm[]>([])
  const last = sent.at(-1)
  return (
    <>
      {last ? <SentNotice key={sent.length} {...last} /> : null}
      <ContactForm
        key={`after ${sent.length}`}
        response={last ? undefined : response}
        onSent={(inquiry) => setSent([...sent, inquiry])}
      />
    </>
  )
}

/** Dismisses its toasts with the page, because the next page's toaster would show them again. */
const ContactToaster = () => {
  useEffect(() => () => toast.dismiss(), [])
  return <Toaster position="top-center" duration={5000} />
}

export const ContactScreen = () => (
  <Page title="Contact" lead="Send us an inquiry. We answer by e-mail.">
    <div className="grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <Tile className="sm:p-8">
        <ContactPanel />
      </Tile>
      <MailTile />
    </div>
    <ContactToaster />
  </Page>
)
