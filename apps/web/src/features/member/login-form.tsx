import type { LoginForm as LoginFields } from '@tropa/contract/member'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { CircleAlertIcon } from '@tropa/ui/icons'
import { Input } from '@tropa/ui/input'
import { PasswordInput } from '@tropa/ui/password-input'
import { toast } from '@tropa/ui/toast'
import type { ChangeEvent } from 'react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { apiFailure, serverMessage } from '../../api/api-failure'
import { dropDraft, keepDraft, readDraft } from '../../session/drafts'
import { logActivity } from '../../session/log-activity'
import { storeSession } from '../../session/session-storage'

const draftName = 'login'

interface LoginFormProps {
  /** The login worked, and the next screen is on its way. */
  isSignedIn: boolean
}

/** Username, password, and the button. What is wrong the server says. */
export const LoginForm = ({ isSignedIn }: LoginFormProps) => {
  const api = useApi()
  const [isOffline, setIsOffline] = useState(false)
  const form = useForm<LoginFields>()
  const { register, handleSubmit, resetField, setFocus, getValues, setValue } = form
  const { isSubmitting } = form.formState

  // After hydrating, which knows nothing of this browser: what was typed before that, or a reload.
  useEffect(() => {
    const typed = getValues('username')
    const draft = readDraft(draftName)
    if (typed) keepDraft(draftName, typed)
    else if (typeof draft === 'string') setValue('username', draft)
  }, [getValues, setValue])

  const logIn = handleSubmit(async (fields) => {
    if (isSubmitting) return
    setIsOffline(false)
    try {
      const { token, result } = await api.member.login(fields)
      dropDraft(draftName)
      if (!storeSession(token, result)) {
        toast.error('This browser keeps nothing for this site. Allow it to, then log in again.')
        return
      }
      void logActivity(api, 'LOGIN', `${result.username} logged in`)
    } catch (error) {
      const failure = apiFailure(error)
      resetField('password', { defaultValue: '' })
      if (failure.kind === 'answer') toast.error(serverMessage(error, 'Something went wrong'))
      else setIsOffline(true)
      setFocus(getValues('username') ? 'password' : 'username')
    }
  })

  return (
    // Sent by the browser itself, before scripts run, a form of this method goes nowhere.
    <form method="dialog" noValidate onSubmit={(event) => void logIn(event)} className="grid gap-4">
      <Field label="Username">
        <Input
          {...register('username', {
            onChange: (event: ChangeEvent<HTMLInputElement>) =>
              keepDraft(draftName, event.target.value),
          })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="lg"
        />
      </Field>
      <Field label="Password">
        <PasswordInput {...register('password')} size="lg" />
      </Field>
      {isOffline ? (
        <p role="alert" className="flex items-center gap-2 font-medium text-danger">
          <CircleAlertIcon aria-hidden className="size-4 shrink-0" />
          Connection error.
        </p>
      ) : null}
      <noscript>Logging in needs JavaScript.</noscript>
      <Button
        type="submit"
        size="lg"
        className="mt-1"
        loading={isSubmitting || isSignedIn}
        loadingLabel="Logging in..."
      >
        Log me in
      </Button>
    </form>
  )
}
