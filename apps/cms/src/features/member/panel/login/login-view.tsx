import '../../../../payload/components/tools.css'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Brand } from '../../../../payload/components/brand'
import { isMailSetUp } from '../../../../payload/email/adapter'
import { runningConfig } from '../../../../payload/running-config'
import { LoginForm } from './login-form'

interface LoginViewProps {
  /** The page that asked for the sign-in; one of another origin is ignored. */
  redirectTo: string | string[] | undefined
}

/** The panel's sign-in. Payload's own has no field for the code of a second factor. */
export const LoginView = async ({ redirectTo = '' }: LoginViewProps) => {
  const payload = await getPayload({ config: runningConfig() })
  const { admin } = payload.config.routes
  const destination = getSafeRedirect({ fallbackTo: admin, redirectTo })
  const { user } = await payload.auth({ headers: await headers() })
  if (user) redirect(destination)
  return (
    <>
      <Brand payload={payload} />
      <LoginForm
        destination={destination}
        forgotPath={isMailSetUp(payload) ? `${admin}/forgot` : undefined}
      />
    </>
  )
}
