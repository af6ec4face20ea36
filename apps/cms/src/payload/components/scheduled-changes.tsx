'use client'

import {
  Button,
  toast,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormModified,
  useServerFunctions,
} from '@payloadcms/ui'
import { scheduleMessages, type ScheduleRefusal } from '@tropa/contract/schedule/schedule'
import { useEffect, useRef, useState } from 'react'
import type { Schedule, ShownSchedules } from '../jobs/find-schedules'
import { GoesLive } from './goes-live'
import { PanelDialog, textOf } from './panel-dialog'
import { useFreshDocument } from './use-fresh-document'
import './tools.css'

interface ListProps {
  schedules: Schedule[]
  onCancel: (schedule: Schedule) => void
}

const List = ({ schedules, onCancel }: ListProps) => (
  <ul aria-label="Scheduled">
    {schedules.map((schedule) => {
      const action = schedule.isFailed ? 'Dismiss' : 'Cancel'
      return (
        <li key={schedule.id} data-failed={schedule.isFailed}>
          <span>{schedule.sentence}</span>
          <Button
            buttonStyle="pill"
            size="small"
            aria-label={`${action}: ${schedule.sentence}`}
            onClick={() => onCancel(schedule)}
          >
            {action}
          </Button>
        </li>
      )
    })}
  </ul>
)

const labels = { publish: 'Goes live', unpublish: 'Comes off the site' } as const

type Type = keyof typeof labels

interface DialogProps {
  title: string
  timeZone: string
  /** Whether visitors see the document now, so that it can come off the site. */
  isLive: boolean
  /** Whether there is something that visitors do not see, or will no longer see by then, so that it can go live. */
  canPublish: boolean
  /** Whether there is unsaved text, which is saved first. */
  isModified: boolean
  /** `at` is by the team's clocks, `YYYY-MM-DDTHH:mm`. */
  onSchedule: (choice: { type: Type; at: string }) => Promise<string | undefined>
  onClose: () => void
}

const ScheduleDialog = (props: DialogProps) => {
  const { title, timeZone, isLive, canPublish, isModified, onSchedule, onClose } = props
  // Taking a page off the site is never preselected.
  const [type, setType] = useState<Type | undefined>(canPublish ? 'publish' : undefined)
  const submit = async (form: FormData) =>
    type ? onSchedule({ type, at: textOf(form, 'at') }) : scheduleMessages.choiceMissing
  return (
    <PanelDialog
      title={`Schedule ${title}`}
      verb="Schedule"
      dismissal="Not now"
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      {isLive ? (
        <fieldset className="tool__set">
          <legend>What happens</legend>
          {(['publish', 'unpublish'] as const).map((each) => (
            <label key={each} className="tool__choice">
              <input
                type="radio"
                name="type"
                checked={type === each}
                disabled={each === 'publish' && !canPublish}
                onChange={() => setType(each)}
              />
              {labels[each]}
            </label>
          ))}
          {canPublish ? null : <p className="tool__hint">{scheduleMessages.nothingToPublish}</p>}
        </fieldset>
      ) : null}
      <label className="tool__field">
        {isLive ? 'Day and time' : 'Goes live on'} ({timeZone})
        <input type="datetime-local" name="at" max="9999-12-31T23:59" />
      </label>
      {type === 'publish' ? <p className="tool__hint">{scheduleMessages.newestDraft}</p> : null}
      {isModified ? <p className="tool__hint">{scheduleMessages.savedFirst}</p> : null}
    </PanelDialog>
  )
}

/** When a document goes live or comes off the site, and what did not work, each with a way to cancel it. */
export const ScheduledChanges = () => {
  const {
    action,
    id,
    collectionSlug,
    globalSlug,
    isTrashed,
    hasPublishedDoc,
    hasPublishPermission,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
    versionCount,
  } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { serverFunction } = useServerFunctions()
  const { submit } = useForm()
  const isModified = useFormModified()
  const [shown, setShown] = useState<ShownSchedules>()
  const [isChoosing, setIsChoosing] = useState(false)
  const [changes, setChanges] = useState(0)
  useFreshDocument()
  const bar = useRef<HTMLDivElement>(null)
  const isStored = globalSlug !== undefined || id !== undefined
  const doc = { relationTo: collectionSlug, value: String(id) }
  const target = globalSlug ? { global: globalSlug } : { doc }
  const key = JSON.stringify(target)

  useEffect(() => {
    if (!isStored || !hasPublishPermission) return
    let isCurrent = true
    const read = async () => {
      const args = JSON.parse(key) as typeof target
      const found = (await serverFunction({ name: 'show-schedules', args })) as ShownSchedules
      if (isCurrent) setShown(found)
    }
    // Without a response the document is shown as before, without these sentences.
    void read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [changes, hasPublishPermission, isStored, key, serverFunction, versionCount])

  /** Saves as “Save Draft” does, and returns whether it could. */
  const saveDraft = async () => {
    const method = globalSlug ? 'POST' : 'PATCH'
    const overrides = { _status: 'draft' }
    const url = `${action}&draft=true`
    const saved = await submit({ action: url, method, overrides, skipValidation: true })
    if (!saved || saved.res.status >= 400) return false
    setUnpublishedVersionCount((count) => count + 1)
    return true
  }

  const schedule = async (choice: object) => {
    try {
      if (isModified && !(await saveDraft())) return scheduleMessages.notSaved
      const args = { ...target, ...choice }
      const refusal = (await serverFunction({ name: 'schedule', args })) as ScheduleRefusal
      if (refusal.problem !== undefined) return refusal.problem
    } catch {
      return scheduleMessages.notNow
    }
    toast.success(scheduleMessages.scheduled)
    setChanges((count) => count + 1)
  }

  const cancel = async ({ id: scheduleId, isFailed }: Schedule) => {
    try {
      const args = { scheduleId }
      const refusal = (await serverFunction({ name: 'cancel-schedule', args })) as ScheduleRefusal
      if (refusal.problem === undefined) {
        toast.success(isFailed ? scheduleMessages.dismissed : scheduleMessages.cancelled)
        // The button that was chosen goes. In the trash there is no other.
        const opener = bar.current?.querySelector<HTMLElement>(':scope > button')
        ;(opener ?? bar.current)?.focus()
      } else toast.error(refusal.problem)
    } catch {
      toast.error(scheduleMessages.notNow)
    }
    setChanges((count) => count + 1)
  }

  if (!shown) return null
  return (
    <div ref={bar} tabIndex={-1} className="scheduled-changes">
      <List schedules={shown.schedules} onCancel={(each) => void cancel(each)} />
      <GoesLive left={shown.left} />
      {isTrashed ? null : (
        <Button buttonStyle="secondary" size="medium" onClick={() => setIsChoosing(true)}>
          Schedule
        </Button>
      )}
      {isChoosing ? (
        <ScheduleDialog
          title={title}
          timeZone={shown.timeZone}
          isLive={hasPublishedDoc}
          canPublish={
            !hasPublishedDoc ||
            unpublishedVersionCount > 0 ||
            isModified ||
            shown.schedules.some((each) => each.isUnpublish && !each.isFailed)
          }
          isModified={isModified}
          onSchedule={schedule}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </div>
  )
}
