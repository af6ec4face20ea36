import type { ContactResponse } from '@tropa/contract/site-renderer'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'

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
