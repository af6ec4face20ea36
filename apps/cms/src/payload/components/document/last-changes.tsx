'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { changeCaption } from '@tropa/contract/content/versions'
import { useEffect, useState } from 'react'
import '../tools.css'

interface Version {
  updatedAt: string
  version: { _status: 'draft' | 'published'; changedBy?: string | null }
}

const captionOf = ({ updatedAt, version: { _status, changedBy } }: Version) =>
  changeCaption({ isPublished: _status === 'published', by: changedBy, savedAt: updatedAt })

const readNewest = async (address: string, isPublished: boolean, signal: AbortSignal) => {
  const condition = isPublished ? '&where[version._status][equals]=published' : ''
  const response = await fetch(`${address}${condition}`, { credentials: 'include', signal })
  const { docs } = (await response.json()) as { docs?: Version[] }
  return docs?.[0]
}

/** Who published a document and who saved its draft, and how long ago. */
export const LastChanges = () => {
  const { config } = useConfig()
  const {
    id,
    collectionSlug,
    globalSlug,
    hasPublishedDoc,
    isTrashed,
    versionCount,
    unpublishedVersionCount,
  } = useDocumentInfo()
  const [sentences, setSentences] = useState<string[]>([])
  const path = globalSlug ? `globals/${globalSlug}` : (collectionSlug ?? '')
  const parent = globalSlug ? '' : `&where[parent][equals]=${String(id ?? '')}`
  const isStored = globalSlug !== undefined || id !== undefined

  useEffect(() => {
    if (!isStored) return
    const request = new AbortController()
    const address = `${config.routes.api}/${path}/versions?limit=1&depth=0&sort=-updatedAt${parent}`
    const read = async () => {
      const newest = await readNewest(address, false, request.signal)
      const isLive = newest?.version._status === 'published'
      const live =
        hasPublishedDoc && !isLive ? await readNewest(address, true, request.signal) : undefined
      setSentences([live, newest].flatMap((version) => (version ? [captionOf(version)] : [])))
    }
    // Without a response the document is shown as before, without these sentences.
    void read().catch(() => undefined)
    return () => request.abort()
  }, [
    config.routes.api,
    hasPublishedDoc,
    isStored,
    parent,
    path,
    unpublishedVersionCount,
    versionCount,
  ])

  // The newest version of what is in the trash is the move there, which is not a publication.
  if (isTrashed || sentences.length === 0) return null
  return (
    <div className="last-changes">
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </div>
  )
}
