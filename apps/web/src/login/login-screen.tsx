import type { LoginForm as LoginFields } from '@tropa/contract/user'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { Page } from '@tropa/ui/page'
import { PasswordInput } from '@tropa/ui/password-input'
import { toast } from '@tropa/ui/toast'
import { Toaster } from '@tropa/ui/toaster'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { apiFailure } from '../lib/api-failure'
import { useApi } from '../lib/api-context'
import { homePath } from '../session/guards'
import { logActivity } from '../session/log-activity'
import { storeSession } from '../session/session-storage'

/** Where members sign in. */
export const LoginScreen = () => {
  const api = useApi()
  const navigate = useNavigate()
  const [isOffline, setIsOffline] = useState(false)
  const { register, handleSubmit, resetField, setFocus, formState } = useForm<LoginFields>()
  const { isSubmitting } = formState

  const logIn = handleSubmit(async (fields) => {
    setIsOffline(false)
    try {
      const { token, result } = await api.user.login(fields)
      storeSession(token, result)
      void logActivity(api, 'LOGIN', `${result.username} logged in`)
      await navigate(homePath(result.userType), { replace: true })
    } catch (error) {
      const failure = apiFailure(error)
      if (failure.kind === 'answer') toast.error(failure.message)
      else setIsOffline(true)
      resetField('password', { defaultValue: '' })
      setFocus('password')
    }
  })

  return (
    <Page title="Welcome members!" width="form">
      <form method="post" noValidate onSubmit={(event) => void logIn(event)} className="grid gap-4">
        <Field label="Username">
          <Input {...register('username')} autoComplete="username" autoCapitalize="none" />
        </Field>
        <Field label="Password">
          <PasswordInput {...register('password')} />
        </Field>
        {isOffline ? (
          <p role="alert" className="text-danger">
            Connection error.
          </p>
        ) : null}
        <Button type="submit" loading={isSubmitting} loadingLabel="Logging in...">
          Log me in
        </Button>
      </form>
      <Toaster />
    </Page>
  )
}
