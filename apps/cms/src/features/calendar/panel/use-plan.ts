'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { slugs } from '../../../payload/slugs'
import type { ImportAnswer } from '../import/endpoints'

interface Sent {
  choices: object
  file?: File | undefined
}

type Answer = Partial<ImportAnswer> & { errors?: { message: string }[] }

/** What the server would do with many events, and has done once it was told to. */
export const usePlan = (path: 'import' | 'copy-year') => {
  const { config } = useConfig()
  const [answer, setAnswer] = useState<ImportAnswer>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const send = async ({ choices, file }: Sent) => {
    setIsBusy(true)
    setProblem('')
    const body = new FormData()
    body.set('_payload', JSON.stringify(choices))
    if (file) body.set('file', file)
    try {
      const url = `${config.routes.api}/${slugs.calendar}/${path}`
      const response = await fetch(url, { method: 'POST', body, credentials: 'include' })
      const read = (await response.json()) as Answer
      setAnswer(read.rows ? (read as ImportAnswer) : undefined)
      setProblem(response.ok ? '' : (read.errors?.[0]?.message ?? 'Something went wrong.'))
    } catch {
      setProblem('The server did not answer. Please try again.')
    } finally {
      setIsBusy(false)
    }
  }

  const forget = () => {
    setAnswer(undefined)
    setProblem('')
  }

  return { answer, problem, isBusy, send, forget }
}
