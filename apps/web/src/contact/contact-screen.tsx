import { Page } from '@tropa/ui/page'
import { Toaster } from '@tropa/ui/toaster'
import { ContactForm } from './contact-form'

/** How to reach the team. */
export const ContactScreen = () => (
  <Page title="Contact" lead="Send us an inquiry. We answer by e-mail." width="form">
    <ContactForm />
    <Toaster position="top-center" duration={5000} />
  </Page>
)
