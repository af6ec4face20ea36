'use client'

import { useConfig } from '@payloadcms/ui'
import { noResponse } from '@tropa/contract/errors'
import { useState } from 'react'
import { slugs } from '../../../payload/slugs'
import type { InviteResponse } from '../invite/endpoints'

interface ErrorResponse {
  errors?: { message: string; data?: { errors?: { message: string }[] } }[]
}

const problemOf = ({ errors }: ErrorResponse) =>
  errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message ?? 'Something went wrong.'

/** Requests a new invite from one of the members' invite endpoints. */
export const useInviteLink = (path: string) => {
  const { config } = useConfig()
  const [invite, setInvite] = useState<InviteResponse>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const requestInvite = async (form: object = {}) => {
    setIsBusy(true)
    setProblem('')
    try {
      const response = await fetch(`${config.routes.api}/${slugs.members}/${path}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(form),
      })
      const body = (await response.json()) as InviteResponse | ErrorResponse
      if ('link' in body) setInvite(body)
      else setProblem(problemOf(body))
    } catch {
      setProblem(noResponse)
    } finally {
      setIsBusy(false)
    }
  }

  return { invite, problem, isBusy, requestInvite }
}
