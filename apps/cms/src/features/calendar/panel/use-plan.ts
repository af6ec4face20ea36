'use client'

import { useConfig } from '@payloadcms/ui'
import { noResponse } from '@tropa/contract/errors'
import { useState } from 'react'
import { slugs } from '../../../payload/slugs'
import type { ImportResponse } from '../import/endpoints'

interface PlanRequest {
  choices: object
  file?: File | undefined
}

/** Requests a preview of an import, or applies the one that is shown. */
export const usePlan = (path: 'import' | 'copy-year') => {
  const { config } = useConfig()
  const [plan, setPlan] = useState<ImportResponse>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const send = async ({ choices, file }: PlanRequest) => {
    setIsBusy(true)
    setProblem('')
    const form = new FormData()
    form.set('_payload', JSON.stringify(choices))
    if (file) form.set('file', file)
    try {
      const url = `${config.routes.api}/${slugs.calendar}/${path}`
      const response = await fetch(url, { method: 'POST', body: form, credentials: 'include' })
      const body = (await response.json()) as ImportResponse | Pick<ImportResponse, 'errors'>
      setPlan('rows' in body ? body : undefined)
      setProblem(response.ok ? '' : (body.errors?.[0]?.message ?? 'Something went wrong.'))
    } catch {
      setProblem(noResponse)
    } finally {
      setIsBusy(false)
    }
  }

  const reset = () => {
    setPlan(undefined)
    setProblem('')
  }

  return { plan, problem, isBusy, send, reset }
}
