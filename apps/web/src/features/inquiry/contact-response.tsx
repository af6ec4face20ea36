import type { ContactResponse } from '@tropa/contract/site-renderer'
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'

const ContactResponseContext = createContext<ContactResponse | undefined>(undefined)

/** Passes the response on to the contact screen. */
export const ContactResponseProvider = ContactResponseContext.Provider

/** React Router's key of the location that a document was opened at. */
const firstLocationKey = 'default'

/** The response to a form that was posted without JavaScript, until its page is left. */
export const useContactResponse = () => {
  const response = useContext(ContactResponseContext)
  return useLocation().key === firstLocationKey ? response : undefined
}
