import '../../../../payload/components/tools.css'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Brand } from '../../../../payload/components/brand'
import { isMailSetUp } from '../../../../payload/email/adapter'
import { LoginForm } from './login-form'

/** The panel's sign-in. Payload's own has no field for the code of a second factor. */
export const LoginView = (props: AdminViewServerProps) => {
  const { initPageResult, searchParams } = props
  const { payload, user } = initPageResult.req
  const destination = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (user) redirect(destination)
  return (
    <>
      <div className="login__brand">
        <Brand payload={payload} />
      </div>
      <LoginForm
        destination={destination}
        forgotPath={isMailSetUp(payload) ? `${payload.config.routes.admin}/forgot` : undefined}
      />
    </>
  )
}
