'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Loads the document anew once its draft was discarded. Payload keeps the draft as what is stored, and its
 * “Unpublish” would put the discarded text back into the form. Renders nothing.
 */
export const RenewReverted = () => {
  const { id, collectionSlug, globalSlug, setData, unpublishedVersionCount } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const countBefore = useRef(unpublishedVersionCount)

  useEffect(() => {
    const wasReverted = countBefore.current > 0 && unpublishedVersionCount === 0
    countBefore.current = unpublishedVersionCount
    if (!wasReverted) return
    const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
    const renew = async () => {
      const response = await fetch(`${api}/${path}?depth=0`, { credentials: 'include' })
      if (response.ok) setData((await response.json()) as Record<string, unknown>)
    }
    // Without a response the form keeps what it has, as before.
    renew().catch(() => undefined)
  }, [api, collectionSlug, globalSlug, id, setData, unpublishedVersionCount])
  return null
}
