import type { LoginForm as Credentials } from '@tropa/contract/member/member'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { CircleAlertIcon } from '@tropa/ui/icons'
import { Input } from '@tropa/ui/input'
import { PasswordInput } from '@tropa/ui/password-input'
import { toast } from '@tropa/ui/toast'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import type { To } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { apiFailure, hintOf } from '../../api/api-failure'
import { failureText } from '../../api/failure-text'
import { useSend } from '../../hooks/use-send'
import {
  deleteFormDraft,
  type DraftKey,
  readFormDraft,
  saveFormDraft,
} from '../../session/form-drafts'
import { fetchFirstScreen } from '../../session/first-screen'
import { logActivity } from '../../session/log-activity'
import { storeSession } from '../../session/stored-session'
import { CodeField } from './credential-fields'
import { DemoAccounts } from './demo-accounts'
import { PageLink } from './sign-in-page'

interface LoginFailure {
  message: string
  /** Whether a toast announces it too. */
  isAnnounced: boolean
  /** Why there was no answer. */
  hint?: string
}

/** Says why the login failed until the next attempt: a toast disappears by itself. */
export const LoginFailureNotice = ({
  id,
  message,
  isAnnounced,
  hint,
}: LoginFailure & { id: string }) => (
  <div
    id={id}
    role={isAnnounced ? undefined : 'alert'}
    className="flex items-start gap-2 font-medium text-danger"
  >
    <CircleAlertIcon aria-hidden className="mt-1 size-4 shrink-0" />
    <div>
      <p>{message}</p>
      {hint ? <p className="font-normal">{hint}</p> : null}
    </div>
  </div>
)

/** Keeps the username; the form for a forgotten password starts with it too. */
export const loginDraft: DraftKey = { name: 'login' }

interface LoginFormProps {
  /** The next screen is being opened. */
  isSignedIn: boolean
  /** The page for a forgotten password, where mail is sent. */
  forgotPage?: To
}

/**
 * The login form. Only the server checks its fields. Not a mutation: public pages
 * load no react-query.
 */
export const LoginForm = ({ isSignedIn, forgotPage }: LoginFormProps) => {
  const api = useApi()
  const [failure, setFailure] = useState<LoginFailure>()
  const failureId = useId()
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm<Credentials>()
  const { register, resetField, setFocus, getValues, setValue, setError } = form
  const { errors } = form.formState

  // Server-rendered fields know no draft: keep what was typed before hydration, or restore the draft.
  useEffect(() => {
    const typed = getValues('username')
    const draft = readFormDraft(loginDraft)
    if (typed) {
      saveFormDraft(loginDraft, typed)
      fetchFirstScreen()
    } else if (typeof draft === 'string') setValue('username', draft)
  }, [getValues, setValue])

  const { onSubmit, isSubmitting } = useSend(
    form,
    async (credentials) => {
      setFailure(undefined)
      const { token, result } = await api.member.login(credentials)
      const isStored = storeSession(token, result)
      deleteFormDraft(loginDraft)
      if (isStored) void logActivity(api, 'LOGIN', `${result.username} logged in`)
      else {
        toast.error('This browser blocks storage for this site. Allow it, then log in again.')
      }
    },
    (error) => {
      const { status, errors } = apiFailure(error)
      const codeError = errors.code
      if (codeError !== undefined) {
        // The field is there, and can have the focus, once this has been rendered.
        flushSync(() => setNeedsCode(true))
        setError('code', { type: 'server', message: codeError }, { shouldFocus: true })
        return
      }
      const isAnnounced = status !== undefined
      const message = failureText(error)
      if (isAnnounced) {
        if (needsCode) resetField('code', { defaultValue: '' })
        resetField('password', { defaultValue: '' })
        toast.error(message)
      }
      setFailure({ message, isAnnounced, hint: hintOf(error) })
      setFocus(getValues('username') ? 'password' : 'username')
    },
  )

  return (
    // Submitted before the scripts run, a form with this method is not sent anywhere.
    <form
      method="dialog"
      noValidate
      onInput={fetchFirstScreen}
      onSubmit={onSubmit}
      className="grid gap-4"
    >
      <Field label="Username">
        <Input
          {...register('username', {
            onChange: (event: ChangeEvent<HTMLInputElement>) =>
              saveFormDraft(loginDraft, event.target.value),
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
        <CodeField
          {...register('code')}
          error={errors.code?.message}
          clearError={() => form.clearErrors('code')}
          size="lg"
        />
      ) : null}
      {failure ? <LoginFailureNotice id={failureId} {...failure} /> : null}
      <noscript>Logging in needs JavaScript.</noscript>
      <Button
        type="submit"
        size="lg"
        className="mt-1"
        loading={isSubmitting || isSignedIn}
        loadingLabel="Logging in..."
        aria-describedby={failure ? failureId : undefined}
      >
        Log me in
      </Button>
      <p className="text-sm text-ink-soft">
        {forgotPage === undefined ? (
          'Forgot your password? An admin of the team can give you a link to choose a new one.'
        ) : (
          <PageLink to={forgotPage} className="noscript:hidden">
            Forgot password?
          </PageLink>
        )}
      </p>
      <DemoAccounts
        onChoose={({ username, password }) => {
          setValue('username', username)
          setValue('password', password)
          setFocus('password')
        }}
      />
    </form>
  )
}
