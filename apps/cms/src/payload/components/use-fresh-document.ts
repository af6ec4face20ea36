'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

/**
 * Loads the document again after “Revert to published” and “Unpublish”. Payload leaves the form with the time of what
 * it showed before, and takes the editor's own change for somebody else's (github.com/payloadcms/payload/issues/16755).
 * Until it is loaded, nobody can type what the new document would overwrite.
 */
export const useFreshDocument = () => {
  const { data, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { setProcessing } = useForm()
  const router = useRouter()
  const [isLoading, startLoading] = useTransition()
  const before = useRef({ data, hasPublishedDoc, unpublishedVersionCount })
  useEffect(() => {
    const last = before.current
    const isUnpublished = last.hasPublishedDoc && !hasPublishedDoc
    const isPublished = last.unpublishedVersionCount > 0 && unpublishedVersionCount === 0
    const isCounted = last.unpublishedVersionCount !== unpublishedVersionCount
    if (!isCounted && last.hasPublishedDoc === hasPublishedDoc) return
    before.current = { data, hasPublishedDoc, unpublishedVersionCount }
    // What “Publish” saves is the document that the form shows; after a revert it is still the earlier one.
    if (isUnpublished || (isPublished && last.data === data)) startLoading(() => router.refresh())
  }, [data, hasPublishedDoc, router, unpublishedVersionCount])
  useEffect(() => {
    if (!isLoading) return
    setProcessing(true)
    return () => setProcessing(false)
  }, [isLoading, setProcessing])
}
