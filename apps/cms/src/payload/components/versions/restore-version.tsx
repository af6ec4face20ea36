'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useModal,
  useRouteTransition,
} from '@payloadcms/ui'
import { noResponse } from '@tropa/contract/errors'
import { versionMessages } from '@tropa/contract/content/versions'
import { useRouter } from 'next/navigation'
import { LocalTime } from './local-time'

interface RestoreResponse {
  message?: string
  errors?: { message: string }[]
}

/** Where a version is, and what restoring it would change. */
export interface RestorableVersion {
  /** The path of the document, of the panel's pages and of Payload's REST API alike. */
  pagePath: string
  apiPath: string
  id: string
  savedAt: string
  isPublished: boolean
  /** Whether visitors see anything of the document now. */
  hasPublished: boolean
}

interface Choice {
  slug: string
  label: string
  consequence: string
  asDraft: boolean
}

const choicesFor = ({ isPublished, hasPublished }: RestorableVersion): Choice[] => {
  const draft = hasPublished
    ? versionMessages.draftKeepsPublished
    : versionMessages.draftStaysUnseen
  const asDraft = { slug: 'restore-as-draft', consequence: draft, asDraft: true }
  if (!isPublished) return [{ ...asDraft, label: 'Restore this version' }]
  return [
    { ...asDraft, label: 'Restore as a draft' },
    {
      slug: 'restore-and-publish',
      label: 'Restore this version',
      consequence: versionMessages.goesLive,
      asDraft: false,
    },
  ]
}

/** The buttons that restore a version. The dialog says what visitors will see. */
export const RestoreVersion = (version: RestorableVersion) => {
  const { config } = useConfig()
  const { openModal } = useModal()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()

  const restore = async (asDraft: boolean) => {
    const query = asDraft ? '?draft=true' : ''
    const url = `${config.routes.api}${version.apiPath}/versions/${version.id}${query}`
    try {
      const response = await fetch(url, { method: 'POST', credentials: 'include' })
      const { message, errors } = (await response.json()) as RestoreResponse
      if (!response.ok) {
        toast.error(errors?.[0]?.message ?? 'Something went wrong.')
        return
      }
      toast.success(message)
      startRouteTransition(() => router.push(`${config.routes.admin}${version.pagePath}`))
    } catch {
      toast.error(noResponse)
    }
  }

  return choicesFor(version).map(({ slug, label, consequence, asDraft }) => (
    <span key={slug}>
      <Button
        buttonStyle={asDraft && version.isPublished ? 'secondary' : 'primary'}
        size="xsmall"
        onClick={() => openModal(slug)}
      >
        {label}
      </Button>
      <ConfirmationModal
        modalSlug={slug}
        heading={
          <h1>
            Restore the version of <LocalTime date={version.savedAt} />?
          </h1>
        }
        body={consequence}
        confirmingLabel="Restoring"
        onConfirm={() => restore(asDraft)}
      />
    </span>
  ))
}
