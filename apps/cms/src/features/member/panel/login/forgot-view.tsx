import '../../../../payload/components/tools.css'
import { getPayload } from 'payload'
import { Brand } from '../../../../payload/components/brand'
import { runningConfig } from '../../../../payload/running-config'
import { ForgotForm } from './forgot-form'

/** The panel's page for a forgotten password. Without a mail server its address leads to the sign-in. */
export const ForgotView = async () => {
  const payload = await getPayload({ config: runningConfig() })
  return (
    <>
      <Brand payload={payload} />
      <ForgotForm loginPath={`${payload.config.routes.admin}/login`} />
    </>
  )
}
