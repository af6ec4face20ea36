'use client'

import { noResponse } from '@tropa/contract/errors'
import { useState } from 'react'
import { panelRoutes } from '../../../../payload/panel-routes'
import { slugs } from '../../../../payload/slugs'
import { readRefusal, type Refusal } from './read-refusal'
import { readStoredToken } from './stored-token'

/** Signs in with the panel's cookie and opens a page. */
export const useSignIn = (destination: string) => {
  const [refusal, setRefusal] = useState<Refusal>()
  const [needsCode, setNeedsCode] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)

  const refuse = (next: Refusal) => {
    setRefusal(next)
    setNeedsCode((known) => known || next.code !== undefined)
    setAttempt((count) => count + 1)
    setIsBusy(false)
  }

  const signIn = async (form: FormData) => {
    setIsBusy(true)
    setRefusal(undefined)
    const token = readStoredToken()
    try {
      const response = await fetch(`${panelRoutes.api}/${slugs.members}/login`, {
        method: 'POST',
        credentials: 'include',
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(Object.fromEntries(form)),
      })
      // The whole page anew: nothing of the signed-out one is kept.
      if (response.ok) window.location.assign(destination)
      else refuse(readRefusal(await response.json()))
    } catch {
      refuse({ message: noResponse, code: undefined })
    }
  }

  return {
    problem: refusal && refusal.code === undefined ? refusal.message : '',
    codeProblem: refusal?.code ?? '',
    needsCode,
    attempt,
    isBusy,
    signIn,
  }
}
