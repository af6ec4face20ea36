'use client'

import { useConfig } from '@payloadcms/ui'
import { errorCodes, noResponse } from '@tropa/contract/errors'
import { panelSearchGroups, type PanelSearchGroup } from '@tropa/contract/search/panel-search'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) })

interface Found {
  search: string
  groups: PanelSearchGroup[]
  problem: string
}

const fetchGroups = async (url: string, search: string, signal: AbortSignal): Promise<Found> => {
  const query = new URLSearchParams({ q: search }).toString()
  const response = await fetch(`${url}?${query}`, { credentials: 'include', signal })
  const body: unknown = await response.json()
  const groups = panelSearchGroups.safeParse(body).data
  if (response.ok && groups) return { search, groups, problem: '' }
  const reason = refusal.safeParse(body).data?.errors[0]?.message
  return { search, groups: [], problem: reason ?? errorCodes.INTERNAL_SERVER_ERROR.message }
}

/** What a search finds. A request whose search has changed meanwhile is given up. */
export const useSearch = (search: string) => {
  const { config } = useConfig()
  const [found, setFound] = useState<Found>({ search: '', groups: [], problem: '' })
  const url = `${config.routes.api}/search`

  useEffect(() => {
    if (search === '') return
    const controller = new AbortController()
    const { signal } = controller
    void fetchGroups(url, search, signal)
      .catch(() => ({ search, groups: [], problem: noResponse }))
      .then((answer) => {
        if (!signal.aborted) setFound(answer)
      })
    return () => controller.abort()
  }, [url, search])

  const shown = search === '' ? { search, groups: [], problem: '' } : found
  return { ...shown, isCurrent: shown.search === search }
}
