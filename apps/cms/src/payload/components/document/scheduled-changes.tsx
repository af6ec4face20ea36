'use client'

import {
  Button,
  toast,
  useDocumentInfo,
  useDocumentTitle,
  useServerFunctions,
} from '@payloadcms/ui'
import { scheduleMessages, type ScheduleRefusal } from '@tropa/contract/content/schedule'
import { useEffect, useState } from 'react'
import type { Schedule } from '../../jobs/find-schedules'
import { ScheduleDialog, type Choice } from './schedule-dialog'
import '../tools.css'

interface Shown {
  timeZone: string
  schedules: Schedule[]
}

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

/** When a document goes live or comes off the site, and what did not work, each with a way to cancel it. */
export const ScheduledChanges = () => {
  const {
    id,
    collectionSlug,
    globalSlug,
    isTrashed,
    hasPublishedDoc,
    hasPublishPermission,
    unpublishedVersionCount,
    versionCount,
  } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { serverFunction } = useServerFunctions()
  const [shown, setShown] = useState<Shown>()
  const [isChoosing, setIsChoosing] = useState(false)
  const [changes, setChanges] = useState(0)
  const isStored = globalSlug !== undefined || id !== undefined
  const doc = { relationTo: collectionSlug, value: String(id) }
  const target = globalSlug ? { global: globalSlug } : { doc }
  const key = JSON.stringify(target)

  useEffect(() => {
    if (!isStored || !hasPublishPermission) return
    let isCurrent = true
    const read = async () => {
      const args = JSON.parse(key) as typeof target
      const found = (await serverFunction({ name: 'show-schedules', args })) as Shown
      if (isCurrent) setShown(found)
    }
    // Without a response the document is shown as before, without these sentences.
    void read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [changes, hasPublishPermission, isStored, key, serverFunction, versionCount])

  const schedule = async (choice: Choice) => {
    try {
      const args = { ...target, ...choice }
      const refusal = (await serverFunction({ name: 'schedule', args })) as ScheduleRefusal
      if (refusal.problem !== undefined) return refusal.problem
    } catch {
      return scheduleMessages.notNow
    }
    setIsChoosing(false)
    toast.success(scheduleMessages.scheduled)
    setChanges((count) => count + 1)
  }

  const cancel = async ({ id: scheduleId, isFailed }: Schedule) => {
    try {
      const args = { scheduleId }
      const refusal = (await serverFunction({ name: 'cancel-schedule', args })) as ScheduleRefusal
      if (refusal.problem !== undefined) toast.error(refusal.problem)
      else toast.success(isFailed ? scheduleMessages.dismissed : scheduleMessages.cancelled)
    } catch {
      toast.error(scheduleMessages.notNow)
    }
    setChanges((count) => count + 1)
  }

  if (!shown) return null
  return (
    <div className="scheduled-changes">
      <List schedules={shown.schedules} onCancel={(each) => void cancel(each)} />
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
          hasNewerDraft={unpublishedVersionCount > 0}
          onSchedule={schedule}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </div>
  )
}
