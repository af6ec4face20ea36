'use client'

import { maxLength } from '@tropa/contract/schemas/text'
import { useEffect, useRef } from 'react'
import { Problem } from '../../../../payload/components/problem'
import { useSignIn } from './use-sign-in'
import { UsernameField } from './username-field'

const codeErrorId = 'code-error'

const CodeField = ({ problem, attempt }: { problem: string; attempt: number }) => {
  const input = useRef<HTMLInputElement>(null)
  // Also after each refused code.
  useEffect(() => {
    input.current?.select()
  }, [attempt])
  return (
    <label className="tool__field">
      Code
      <input
        ref={input}
        name="code"
        maxLength={maxLength.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== ''}
        aria-describedby={problem ? codeErrorId : undefined}
      />
      {problem ? (
        <span id={codeErrorId} role="alert" className="tool__problem">
          {problem}
        </span>
      ) : null}
    </label>
  )
}

interface LoginFormProps {
  /** The page that a successful sign-in opens. */
  destination: string
  /** The page for a forgotten password, where mail is sent. */
  forgotPath: string | undefined
}

/** The form of the panel's sign-in. The field of the code appears when the server asks for it. */
export const LoginForm = ({ destination, forgotPath }: LoginFormProps) => {
  const { problem, codeProblem, needsCode, attempt, isBusy, signIn } = useSignIn(destination)
  return (
    <form
      method="post"
      className="tool__form"
      onSubmit={(event) => {
        event.preventDefault()
        void signIn(new FormData(event.currentTarget))
      }}
    >
      <UsernameField />
      <label className="tool__field">
        Password
        <input
          name="password"
          type="password"
          required
          maxLength={maxLength.password}
          autoComplete="current-password"
        />
      </label>
      {needsCode ? <CodeField problem={codeProblem} attempt={attempt} /> : null}
      <Problem text={problem} />
      <div className="tool__actions">
        <button type="submit" className="sign-in__button" disabled={isBusy}>
          Login
        </button>
      </div>
      {forgotPath === undefined ? (
        <p className="tool__hint">
          Forgot your password? Ask an admin for a link to choose a new one.
        </p>
      ) : (
        <a href={forgotPath}>Forgot password?</a>
      )}
    </form>
  )
}
