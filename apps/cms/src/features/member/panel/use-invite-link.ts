'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { slugs } from '../../../payload/slugs'
import type { InviteAnswer } from '../invite/endpoints'

type Answer = Partial<InviteAnswer> & {
  errors?: { message: string; data?: { errors?: { message: string }[] } }[]
}

const problemOf = ({ errors }: Answer) =>
  errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? 'Something went wrong.'

/** Asks the server for a link that sets a password. */
export const useInviteLink = (path: string) => {
  const { config } = useConfig()
  const [invite, setInvite] = useState<InviteAnswer>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const ask = async (body: object = {}) => {
    setIsBusy(true)
    setProblem('')
    try {
      const response = await fetch(`${config.routes.api}/${slugs.members}/${path}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer = (await response.json()) as Answer
      if (response.ok) setInvite(answer as InviteAnswer)
      else setProblem(problemOf(answer))
    } catch {
      setProblem('The server did not answer. Please try again.')
    } finally {
      setIsBusy(false)
    }
  }

  return { invite, problem, isBusy, ask }
}
