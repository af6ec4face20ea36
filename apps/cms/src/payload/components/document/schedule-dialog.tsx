'use client'

import { Button } from '@payloadcms/ui'
import { scheduleMessages } from '@tropa/contract/content/schedule'
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { Problem } from '../problem'
import '../tools.css'

export interface Choice {
  type: 'publish' | 'unpublish'
  /** By the team's clocks, `YYYY-MM-DDTHH:mm`. */
  at: string
}

interface Props {
  title: string
  timeZone: string
  /** Whether visitors see the document now, so that it can come off the site. */
  isLive: boolean
  hasNewerDraft: boolean
  onSchedule: (choice: Choice) => Promise<string | undefined>
  onClose: () => void
}

const labels = { publish: 'Goes live', unpublish: 'Comes off the site' } as const

export const ScheduleDialog = ({
  title,
  timeZone,
  isLive,
  hasNewerDraft,
  onSchedule,
  onClose,
}: Props) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [type, setType] = useState<Choice['type']>(
    isLive && !hasNewerDraft ? 'unpublish' : 'publish',
  )
  const [at, setAt] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => dialog.current?.showModal(), [])

  const submit = async () => {
    setIsBusy(true)
    setProblem((await onSchedule({ type, at })) ?? '')
    setIsBusy(false)
  }
  // React would tell the form of the document too, which surrounds the portal.
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void submit()
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="schedule-dialog"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <form className="tool__form" noValidate onSubmit={onSubmit}>
        <h2 id={`${id}-title`}>Schedule {title}</h2>
        {isLive ? (
          <fieldset className="tool__set">
            <legend>What happens</legend>
            {(['publish', 'unpublish'] as const).map((each) => (
              <label key={each} className="tool__choice">
                <input
                  type="radio"
                  name={`${id}-type`}
                  checked={type === each}
                  onChange={() => setType(each)}
                />
                {labels[each]}
              </label>
            ))}
          </fieldset>
        ) : null}
        <div className="tool__field">
          <label htmlFor={`${id}-at`}>
            {isLive ? 'Day and time' : 'Goes live on'} ({timeZone})
          </label>
          <input
            id={`${id}-at`}
            type="datetime-local"
            max="9999-12-31T23:59"
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
        </div>
        {type === 'publish' ? <p className="tool__hint">{scheduleMessages.newestDraft}</p> : null}
        <Problem text={problem} />
        <div className="tool__actions">
          <Button type="submit" size="medium" disabled={isBusy}>
            Schedule
          </Button>
          <Button buttonStyle="secondary" size="medium" onClick={() => dialog.current?.close()}>
            Not now
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
