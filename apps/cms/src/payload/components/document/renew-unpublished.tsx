'use client'

import { useConfig, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

/** A change that the form shows, and the one that took its place. */
interface Replaced {
  shown: unknown
  stored: unknown
}

/**
 * Tells the form about the change that “Unpublish” is. Payload fills the form with what it was loaded with,
 * and saving that would be refused as an overwriting of a change that the form does not show. Renders nothing.
 */
export const RenewUnpublished = () => {
  const { id, collectionSlug, globalSlug, hasPublishedDoc } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const { dispatchFields, setProcessing } = useForm()
  const shown = useFormFields(([fields]) => fields.updatedAt?.value)
  const [replaced, setReplaced] = useState<Replaced>()
  const before = useRef({ hasPublishedDoc, shown })

  useEffect(() => {
    const last = before.current
    before.current = { hasPublishedDoc, shown }
    if (!last.hasPublishedDoc || hasPublishedDoc) return
    const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
    const renew = async () => {
      const response = await fetch(`${api}/${path}?depth=0&draft=true`, { credentials: 'include' })
      if (!response.ok) return
      const { updatedAt } = (await response.json()) as { updatedAt?: string }
      setReplaced({ shown: last.shown, stored: updatedAt })
    }
    // The form cannot be saved meanwhile. Without a response it is refused once, and what was typed is kept.
    setProcessing(true)
    void renew()
      .catch(() => undefined)
      .finally(() => setProcessing(false))
  }, [api, collectionSlug, globalSlug, id, hasPublishedDoc, setProcessing, shown])

  useEffect(() => {
    // Payload may fill the form before or after the response.
    if (!replaced || shown !== replaced.shown) return
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: replaced.stored })
  }, [dispatchFields, replaced, shown])
  return null
}
