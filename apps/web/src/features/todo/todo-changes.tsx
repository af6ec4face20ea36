import {
  changeFields,
  changeHeadings,
  type ChangeField,
  type Todo,
  type TodoChange,
} from '@tropa/contract/todo/todo'
import { mediumDate } from '@tropa/contract/base/day-text'
import { Changes, WhatChanged } from '../../components/what-changed'
import { Badge } from '@tropa/ui/badge'
import { cn } from '@tropa/ui/cn'
import { Skeleton } from '@tropa/ui/skeleton'
import { useState } from 'react'
import { QueryState } from '../../components/query-state'
import { useAsksAgain, useTodoChanges } from './api'

const readable = (field: ChangeField, text: string) =>
  field === 'deadline' ? mediumDate(text) : text

/** What a to-do says, by the headings of its fields. */
export const readableTexts = (todo: Todo) =>
  Object.fromEntries(
    changeFields.map((field) => [changeHeadings[field], readable(field, todo[field])]),
  )

/** The changed fields with their headings, as `Changes` shows them. */
const readableChanges = (changes: readonly TodoChange[]) =>
  changes.map(({ field, before, after }) => ({
    heading: changeHeadings[field],
    before: readable(field, before),
    after: readable(field, after),
  }))

interface ChangesProps {
  todo: Todo
  isAsked: boolean
}

const ChangesSinceAcknowledged = ({ todo, isAsked }: ChangesProps) => (
  <QueryState
    query={useTodoChanges(todo, { enabled: isAsked })}
    loading="Loading what changed"
    skeleton={<Skeleton className="h-16" />}
    failed="What changed could not be loaded"
  >
    {({ changes }) =>
      changes.length > 0 ? (
        <Changes changes={readableChanges(changes)} />
      ) : (
        <p className="text-sm">The text is back to what you acknowledged.</p>
      )
    }
  </QueryState>
)

/**
 * Says on a card that the to-do has changed since the member acknowledged it, and how. Once the change is
 * acknowledged, the notice keeps its height, so that nothing below moves under a finger.
 */
export const ChangedNotice = ({ todo }: { todo: Todo }) => {
  const isAsked = useAsksAgain(todo)
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  const { data: changes } = useTodoChanges(todo, { enabled: false })
  if (!wasAsked) return null
  return (
    <div className="grid gap-2">
      <Badge tone={isAsked ? 'warning' : 'success'} wrap className="justify-self-start">
        {isAsked ? 'Changed after you acknowledged' : 'Change acknowledged'}
      </Badge>
      {/* Hidden after the acknowledgement unless it was opened: changes can no longer be loaded then. */}
      <div className={cn(!isAsked && !changes && 'invisible')}>
        <WhatChanged quiet about={todo.title}>
          <ChangesSinceAcknowledged todo={todo} isAsked={isAsked} />
        </WhatChanged>
      </div>
    </div>
  )
}
