'use client'

import '../tools.css'
import { Button, useForm } from '@payloadcms/ui'
import { noResponse } from '@tropa/contract/errors'
import { useState } from 'react'
import { Problem } from '../problem'
import { useFormDraft } from './use-form-draft'

const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }

const timeOf = (typedAt: string) => {
  const time = new Date(typedAt)
  const isToday = time.toDateString() === new Date().toDateString()
  const parts = isToday ? clock : ({ ...clock, month: 'short', day: 'numeric' } as const)
  return time.toLocaleString('en-US', parts)
}

/**
 * Keeps what an editor types into a document in the browser, and offers on return what was not saved.
 * A field of every form in the panel, which stores nothing in the document.
 */
export const FormDraft = () => {
  const { disabled } = useForm()
  const { offered, discard, restore } = useFormDraft()
  const [problem, setProblem] = useState('')
  if (!offered || disabled) return null
  return (
    <section className="form-draft" aria-label="Unsaved changes">
      <p role="status">You have unsaved changes from {timeOf(offered.typedAt)}</p>
      <div className="tool__actions">
        <Button
          size="medium"
          onClick={() => {
            void restore(offered).then((isRestored) => setProblem(isRestored ? '' : noResponse))
          }}
        >
          Restore
        </Button>
        <Button size="medium" buttonStyle="secondary" onClick={() => discard(offered)}>
          Discard
        </Button>
      </div>
      <Problem text={problem} />
    </section>
  )
}
