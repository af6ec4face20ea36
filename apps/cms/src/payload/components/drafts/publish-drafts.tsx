'use client'

import { Button, ConfirmationModal, toast, useConfig, useModal } from '@payloadcms/ui'
import { noResponse } from '@tropa/contract/errors'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Problem } from '../problem'

interface PublishableDraft {
  label: string
  /** The path in Payload's REST API. */
  path: string
  method: 'PATCH' | 'POST'
}

interface Props {
  label: string
  /** Which draft the button publishes, where there are several buttons of one name. */
  describes?: string
  drafts: PublishableDraft[]
}

const question = 'publish-all'

/**
 * Publishes drafts one after the other, and says which of them could not be published and why. Asks first
 * where there are several.
 */
export const PublishDrafts = ({ label, describes, drafts }: Props) => {
  const { config } = useConfig()
  const router = useRouter()
  const { openModal } = useModal()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  /** Publishes the newest version, and returns why that failed. */
  const publish = async ({ method, path }: PublishableDraft) => {
    try {
      const response = await fetch(`${config.routes.api}${path}`, {
        method,
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ _status: 'published' }),
      })
      if (response.ok) return undefined
      const { errors } = (await response.json()) as { errors?: { message: string }[] }
      return errors?.[0]?.message ?? 'Something went wrong.'
    } catch {
      return noResponse
    }
  }

  const publishAll = async () => {
    setIsBusy(true)
    const refused: string[] = []
    for (const draft of drafts) {
      const reason = await publish(draft)
      if (reason !== undefined) refused.push(`${draft.label}: ${reason}`)
    }
    const published = drafts.length - refused.length
    if (published > 0) toast.success(`Published ${published} of ${drafts.length}.`)
    setProblem(refused.join(' '))
    setIsBusy(false)
    router.refresh()
  }

  return (
    <div>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => (drafts.length > 1 ? openModal(question) : void publishAll())}
        {...(describes && { 'aria-label': `${label} ${describes}` })}
      >
        {label}
      </Button>
      {drafts.length > 1 ? (
        <ConfirmationModal
          modalSlug={question}
          heading={`Publish ${drafts.length} drafts?`}
          body="Visitors will see all of them at once."
          confirmLabel={label}
          confirmingLabel="Publishing"
          onConfirm={publishAll}
        />
      ) : null}
      <Problem text={problem} />
    </div>
  )
}
