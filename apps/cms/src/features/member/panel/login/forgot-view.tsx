import '../../../../payload/components/tools.css'
import type { AdminViewServerProps } from 'payload'
import { Brand } from '../../../../payload/components/brand'
import { ForgotForm } from './forgot-form'

/** The panel's page for a forgotten password. Without a mail server its address leads to the sign-in. */
export const ForgotView = ({ initPageResult }: AdminViewServerProps) => (
  <main>
    <div className="login__brand">
      <Brand payload={initPageResult.req.payload} />
    </div>
    <ForgotForm />
  </main>
)
