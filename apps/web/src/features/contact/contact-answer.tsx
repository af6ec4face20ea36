import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'

/** The response to a contact form that was posted without JavaScript. */
export interface ContactAnswer {
  status: number
  message: string
  values: Record<string, string>
  errors: Record<string, string>
}

const ContactAnswerContext = createContext<ContactAnswer | undefined>(undefined)

/** Hands the contact screen the answer to a form that was posted without JavaScript. */
export const ContactAnswerProvider = ContactAnswerContext.Provider

const firstLocationKey = 'default'

/** The answer to a form that was posted without JavaScript, as long as its page is not left. */
export const useContactAnswer = () => {
  const answer = useContext(ContactAnswerContext)
  return useLocation().key === firstLocationKey ? answer : undefined
}
