import type { ContactResponse } from '@tropa/contract/site-renderer'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { CircleAlertIcon, CircleCheckIcon } from '@tropa/ui/icons'
import {
  useEffect,
  useRef,
  createContext,
  useContext,
  useMemo,
  useState,
  type ReactNode,
} from 'react'

/** The message of the response to a form that was posted without JavaScript. */
export const ResponseNotice = ({ status, message }: ContactResponse) => {
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

const ContactResponseContext = createContext<{
  response: ContactResponse | undefined
  forget: () => void
}>({ response: undefined, forget: () => {} })

interface ContactResponseProviderProps {
  value: ContactResponse | undefined
  children: ReactNode
}

/** Passes the response to a form that was posted without JavaScript on to the contact screen. */
export const ContactResponseProvider = ({ value, children }: ContactResponseProviderProps) => {
  const [isForgotten, setIsForgotten] = useState(false)
  const context = useMemo(
    () => ({
      response: isForgotten ? undefined : value,
      forget: () => setIsForgotten(true),
    }),
    [isForgotten, value],
  )
  return (
    <ContactResponseContext.Provider value={context}>{children}</ContactResponseContext.Provider>
  )
}

/** The response to a form that was posted without JavaScript, until its page is left. */
export const useContactResponse = () => {
  const { response, forget } = useContext(ContactResponseContext)
  useEffect(() => forget, [forget])
  return response
}
