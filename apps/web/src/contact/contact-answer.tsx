import { createContext, useContext } from 'react'
import type { ContactAnswer } from '../lib/page-data'

const ContactAnswerContext = createContext<ContactAnswer | undefined>(undefined)

/** Hands the contact screen the answer to a form that was posted without JavaScript. */
export const ContactAnswerProvider = ContactAnswerContext.Provider

/** The answer to a form that was posted without JavaScript, if this page is one. */
export const useContactAnswer = () => useContext(ContactAnswerContext)
