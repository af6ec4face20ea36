import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { momentIn } from '@tropa/contract/base/team-moment'
import { type Invite, inviteForm } from '@tropa/contract/member/invite'
import { linkNotWhole, wholeToken } from '@tropa/contract/member/link-token'
import { memberMessages } from '@tropa/contract/member/member'
import { forgotHash, ownPaths, paths } from '@tropa/contract/pages'
import { Button } from '@tropa/ui/button'
import { Skeleton } from '@tropa/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useNavigate, useLocation } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { apiFailure, hasStatus, hintOf, refusalOf } from '../../api/api-failure'
import { connectionError } from '../../api/failure-text'
import { toastFailure } from '../../api/toast-failure'
import { useSendsMail, useSettings } from '../../hooks/use-site'
import { useSend } from '../../hooks/use-send'
import { logActivity } from '../../session/log-activity'
import { storeSession } from '../../session/stored-session'
import { PageLink, SignInPage } from './sign-in-page'
import { CodeField, NewPasswordFields } from './credential-fields'

type InviteState =
  | { kind: 'loading' }
  | { kind: 'ready'; invite: Invite; token: string }
  | { kind: 'invalid'; message: string }
  | { kind: 'failed'; hint: string | undefined }

const readInvite = async (token: string | undefined): Promise<InviteState> => {
  if (token === undefined) return { kind: 'invalid', message: linkNotWhole }
  try {
    const { createInviteClient } = await import('../../api/api-link')
    return { kind: 'ready', invite: await createInviteClient().read({ token }), token }
  } catch (error) {
    const message = refusalOf(error)
    return message === undefined
      ? { kind: 'failed', hint: hintOf(error) }
      : { kind: 'invalid', message }
  }
}

/** Said instead of a refusal, if an earlier attempt may have used the link. */
const perhapsSet =
  'Your password may have been set already, and this link works once. Log in with that password.'

const resolver = standardSchemaResolver(inviteForm)

const emptyForm = { newPassword: '', confirmPassword: '', code: '' }

interface InviteFormProps {
  token: string
  username: string
  onUsed: () => void
}

/** Sets the password of an invite and signs in. Not a mutation: public pages load no react-query. */
const InviteForm = ({ token, username, onUsed }: InviteFormProps) => {
  const api = useApi()
  const navigate = useNavigate()
  const [needsCode, setNeedsCode] = useState(false)
  const isUnanswered = useRef(false)
  const form = useForm({ resolver, defaultValues: emptyForm })
  const { register, setError, setFocus } = form
  const { errors } = form.formState

  const { onSubmit, isSubmitting } = useSend(
    form,
    async ({ newPassword, confirmPassword, code }) => {
      if (newPassword !== confirmPassword) {
        const error = { message: memberMessages.passwordsDiffer }
        setError('confirmPassword', error, { shouldFocus: true })
        return
      }
      const { createInviteClient } = await import('../../api/api-link')
      const session = await createInviteClient().accept({ token, newPassword, code })
      storeSession(session.token, session.result)
      void logActivity(api, 'LOGIN', `${session.result.username} logged in`)
      await navigate(ownPaths[session.result.userType].home, { replace: true })
    },
    (error, isShown) => {
      if (isUnanswered.current && hasStatus(error, 404)) {
        onUsed()
        return
      }
      isUnanswered.current ||= refusalOf(error) === undefined
      if (apiFailure(error).errors.code !== undefined) {
        // The field is there, and can have the focus, once this has been rendered.
        flushSync(() => setNeedsCode(true))
        setFocus('code')
      } else if (!isShown) toastFailure(error, connectionError)
    },
  )

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields
        newPassword={register('newPassword')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
        size="lg"
      />
      {needsCode ? (
        <CodeField
          {...register('code')}
          error={errors.code?.message}
          clearError={() => form.clearErrors('code')}
          size="lg"
        />
      ) : null}
      <Button type="submit" size="lg" loading={isSubmitting} className="mt-1">
        Set password and log in
      </Button>
    </form>
  )
}

/** Looks up the invite by the token in the address's hash, which browsers never send (decision 0019). */
const InviteContent = ({ token }: { token: string | undefined }) => {
  const [state, setState] = useState<InviteState>({ kind: 'loading' })
  const sendsMail = useSendsMail()
  const { clock } = useSettings()
  useEffect(() => void readInvite(token).then(setState), [token])
  const retry = () => {
    setState({ kind: 'loading' })
    void readInvite(token).then(setState)
  }
  if (state.kind === 'loading') {
    return (
      <div role="status" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    )
  }
  if (state.kind === 'invalid') {
    return (
      <>
        <p role="alert">{state.message}</p>
        <PageLink to={paths.login}>Go to the login</PageLink>
        {/* Loaded as a new document, because the router moves no focus to an address with a hash. */}
        {sendsMail ? (
          <PageLink reloadDocument to={paths.login + forgotHash}>
            Forgot password?
          </PageLink>
        ) : null}
      </>
    )
  }
  if (state.kind === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>The invite could not be looked up.</p>
        {state.hint ? <p>{state.hint}</p> : null}
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  }
  const { username, expiresAt } = state.invite
  // Not in the team's time zone: an invited member may be anywhere.
  const until = momentIn(undefined, expiresAt, clock)
  return (
    <>
      <p>
        You sign in as <strong className="break-all">@{username}</strong>. This link works once,
        until {until}.
      </p>
      <InviteForm
        token={state.token}
        username={username}
        onUsed={() => setState({ kind: 'invalid', message: perhapsSet })}
      />
    </>
  )
}

/** Where a member who was invited, or whose password was reset, chooses a password. */
export const InviteScreen = () => {
  const token = wholeToken(useLocation().hash)
  return (
    <SignInPage title="Choose your password">
      <InviteContent key={token} token={token} />
      <noscript>Choosing a password needs JavaScript.</noscript>
    </SignInPage>
  )
}
