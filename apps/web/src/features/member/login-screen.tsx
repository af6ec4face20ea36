import { inviteMessages } from '@tropa/contract/member/invite'
import { isRecord } from '@tropa/contract/base/is-record'
import { type linkRequest, memberMessages } from '@tropa/contract/member/member'
import { forgotHash, paths } from '@tropa/contract/pages'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import { useApi } from '../../api/api-context'
import { failureText } from '../../api/failure-text'
import { SessionEndedNotice, useHasSessionEnded } from '../../components/session-ended-notice'
import { useSendsMail } from '../../hooks/use-site'
import { useSend } from '../../hooks/use-send'
import { readFormDraft, saveFormDraft, textOf } from '../../session/form-drafts'
import { pathAfterLogin } from '../../session/guards'
import { forgetReturnPage } from '../../session/stored-return-page'
import { isEditorsPage, isServersPage } from '../../session/return-page'
import { useSession } from '../../session/use-session'
import { loginDraft, LoginFailureNotice, LoginForm } from './login-form'
import { PageLink, SignInPage } from './sign-in-page'

/**
 * Whether the server knows this browser by the panel's cookie, which scripts cannot read. A member who is not an
 * editor gets a 403, and the panel itself then redirects them.
 */
const opensPanel = async (): Promise<boolean> => {
  try {
    const response = await fetch(`${paths.panel}/api/members/me`, {
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) return response.status === 403
    const body: unknown = await response.json()
    return isRecord(body) && isRecord(body.user)
  } catch {
    return false
  }
}

/** Asks for a link to choose a new password. The response is the same for every username. */
const ForgotForm = ({ search }: { search: string }) => {
  const api = useApi()
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const form = useForm<z.infer<typeof linkRequest>>({
    defaultValues: { username: textOf(readFormDraft(loginDraft)) },
  })

  const { onSubmit, isSubmitting } = useSend(
    form,
    async (request) => {
      setMessage('')
      setProblem('')
      await api.member.forgotPassword(request)
      setMessage(inviteMessages.linkRequested)
    },
    (error, isShown) => {
      if (!isShown) setProblem(failureText(error))
    },
  )

  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field label="Username" error={form.formState.errors.username?.message} required>
        <Input
          {...form.register('username', {
            validate: (typed) => typed.trim() !== '' || memberMessages.usernameNeeded,
            onChange: () => saveFormDraft(loginDraft, form.getValues('username')),
          })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="lg"
        />
      </Field>
      {problem ? (
        <LoginFailureNotice id="forgot-problem" message={problem} isAnnounced={false} />
      ) : null}
      <p role="status">{message}</p>
      <Button type="submit" size="lg" loading={isSubmitting}>
        Send the link
      </Button>
      <p className="text-sm text-ink-soft">
        No mail? Ask an admin for a link. <PageLink to={{ search }}>Back to the login</PageLink>
      </p>
    </form>
  )
}

/**
 * Opens the next screen once there is a session, even if another tab signed in. An editor's page needs the
 * panel's cookie too: without it the form stays, so that nobody is redirected back and forth.
 */
const useRedirectWhenSignedIn = () => {
  const session = useSession()
  const navigate = useNavigate()
  const [tokenWithoutCookie, setTokenWithoutCookie] = useState<string>()
  const { token, userType } = session ?? {}
  useEffect(() => {
    if (!userType) return
    const next = pathAfterLogin(userType)
    const open = async () => {
      if (isEditorsPage(next) && !(await opensPanel())) {
        setTokenWithoutCookie(token)
        return
      }
      // Otherwise a public page would say that a session has ended.
      forgetReturnPage()
      if (isServersPage(next)) window.location.replace(next)
      else await navigate(next, { replace: true })
    }
    void open()
  }, [token, userType, navigate])
  const needsSignIn = token !== undefined && token === tokenWithoutCookie
  return { isSignedIn: session !== null && !needsSignIn, needsSignIn }
}

export const LoginScreen = () => {
  const hasSessionEnded = useHasSessionEnded()
  const { isSignedIn, needsSignIn } = useRedirectWhenSignedIn()
  const sendsMail = useSendsMail()
  const { search, hash } = useLocation()
  const forgotPage = sendsMail ? { search, hash: forgotHash } : undefined
  // The server, which draws the page first, does not know the hash.
  if (forgotPage && hash === forgotHash && hasSessionEnded !== undefined) {
    return (
      <SignInPage title="Forgot password?">
        <ForgotForm search={search} />
      </SignInPage>
    )
  }
  return (
    <SignInPage title="Welcome members!">
      <SessionEndedNotice />
      {needsSignIn ? <Banner role="status">{memberMessages.panelNeedsSignIn}</Banner> : null}
      <LoginForm isSignedIn={isSignedIn} forgotPage={forgotPage} />
    </SignInPage>
  )
}
