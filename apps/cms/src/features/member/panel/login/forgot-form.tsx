'use client'

import { noResponse } from '@tropa/contract/errors'
import { useState, type SubmitEvent } from 'react'
import { Problem } from '../../../../payload/components/problem'
import { panelRoutes } from '../../../../payload/panel-routes'
import { slugs } from '../../../../payload/slugs'
import { readMessage, readRefusal } from './read-refusal'
import { UsernameField } from './username-field'

const useLinkRequest = () => {
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const requestLink = async (form: FormData) => {
    setIsBusy(true)
    setMessage('')
    setProblem('')
    try {
      const response = await fetch(`${panelRoutes.api}/${slugs.members}/forgot-password`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(form)),
      })
      const body: unknown = await response.json()
      if (response.ok) setMessage(readMessage(body))
      else setProblem(readRefusal(body).message)
    } catch {
      setProblem(noResponse)
    } finally {
      setIsBusy(false)
    }
  }

  return { message, problem, isBusy, requestLink }
}

/** Asks for a link to choose a new password. The response is the same for every username. */
export const ForgotForm = ({ loginPath }: { loginPath: string }) => {
  const { message, problem, isBusy, requestLink } = useLinkRequest()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void requestLink(new FormData(event.currentTarget))
  }
  return (
    <form method="post" className="tool__form" onSubmit={submit}>
      <h1>Forgot password?</h1>
      <UsernameField />
      <Problem text={problem} />
      <p role="status">{message}</p>
      <div className="tool__actions">
        <button type="submit" className="sign-in__button" disabled={isBusy}>
          Send the link
        </button>
        <a href={loginPath}>Back to the login</a>
      </div>
      <p className="tool__hint">No mail? Ask an admin for a link.</p>
    </form>
  )
}
