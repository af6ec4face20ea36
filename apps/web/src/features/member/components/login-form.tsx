import type { LoginForm as Credentials } from '@tropa/contract/member'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { CircleAlertIcon } from '@tropa/ui/icons'
import { Input } from '@tropa/ui/input'
import { PasswordInput } from '@tropa/ui/password-input'
import { toast } from '@tropa/ui/toast'
import type { ChangeEvent } from 'react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { apiFailure, serverMessage } from '../../../api/api-failure'
import { deleteFormDraft, saveFormDraft, readFormDraft } from '../../../session/form-drafts'
import { useLogIn } from '../api/log-in'
import { CodeField } from './code-field'

const draftName = 'login'

interface LoginFormProps {
  /** The next screen is being opened. */
  isSignedIn: boolean
}

/** The login form. Only the server checks its fields (specification, section 5). */
export const LoginForm = ({ isSignedIn }: LoginFormProps) => {
  const logIn = useLogIn()
  const [isOffline, setIsOffline] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm<Credentials>()
  const { register, handleSubmit, resetField, setFocus, getValues, setValue, setError } = form
  const { errors, isSubmitting } = form.formState

  // Server-rendered fields know no draft: keep what was typed before hydration, or restore the draft.
  useEffect(() => {
    const typed = getValues('username')
    const draft = readFormDraft(draftName)
    if (typed) saveFormDraft(draftName, typed)
    else if (typeof draft === 'string') setValue('username', draft)
  }, [getValues, setValue])

  const submit = handleSubmit(async (credentials) => {
    if (isSubmitting) return
    setIsOffline(false)
    try {
      const isStored = await logIn(credentials)
      deleteFormDraft(draftName)
      if (!isStored) {
        toast.error('This browser keeps nothing for this site. Allow it to, then log in again.')
      }
    } catch (error) {
      const failure = apiFailure(error)
      const codeError = failure.kind === 'response' ? failure.errors.code : undefined
      if (codeError !== undefined) {
        // The field is there, and can have the focus, once this has been rendered.
        flushSync(() => setNeedsCode(true))
        setError('code', { type: 'server', message: codeError }, { shouldFocus: true })
        return
      }
      if (needsCode) resetField('code', { defaultValue: '' })
      resetField('password', { defaultValue: '' })
      if (failure.kind === 'response') toast.error(serverMessage(error, 'Something went wrong'))
      else setIsOffline(true)
      setFocus(getValues('username') ? 'password' : 'username')
    }
  })

  return (
    // Submitted before the scripts run, a form with this method is not sent anywhere.
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <Field label="Username">
        <Input
          {...register('username', {
            onChange: (event: ChangeEvent<HTMLInputElement>) =>
              saveFormDraft(draftName, event.target.value),
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
      {needsCode ? (
        <CodeField {...register('code')} error={errors.code?.message} size="lg" />
      ) : null}
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
