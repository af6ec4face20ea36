import { monthAndDay } from '@tropa/contract/time/day-text'
import type { TodoForm } from '@tropa/contract/todo'
import { Button } from '@tropa/ui/button'
import { useEffect, useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { deadlineHints } from './deadline-hints'
import { useDeadlineDay } from './deadline-query'

interface DeadlineCollisionsProps {
  form: UseFormReturn<TodoForm, unknown, TodoForm>
  /** The id of the to-do that is edited. */
  todo?: string | undefined
}

/** Says what the deadline in a to-do's form collides with, and offers the next free day. */
export const DeadlineCollisions = ({ form, todo }: DeadlineCollisionsProps) => {
  const [date, assignees] = useWatch({ control: form.control, name: ['deadline', 'assignees'] })
  const { data: day } = useDeadlineDay({ date, assignees, todo })
  const sentences = day ? deadlineHints(day, assignees) : []
  const nextFree = sentences.length > 0 ? day?.nextFree : undefined

  const hint = useRef<HTMLDivElement>(null)
  const said = sentences.join(' ')
  useEffect(() => {
    const block = hint.current
    const field = document.activeElement?.closest('[data-slot="field"]')
    // A form must not move under a finger that taps teams: it does so only for who is at the deadline.
    if (said === '' || !block || field?.nextElementSibling !== block) return
    const needed = block.getBoundingClientRect().bottom - field.getBoundingClientRect().top
    // The deadline stays in view, also where there is no room for both, as on a phone on its side.
    const room = block.closest('form')?.parentElement?.clientHeight ?? 0
    if (needed < room) block.scrollIntoView({ block: 'nearest' })
  }, [said])

  const chooseDay = (next: string) => {
    form.setValue('deadline', next, { shouldDirty: true, shouldValidate: true })
    // The button goes away with what it mends.
    form.setFocus('deadline')
  }

  return (
    <div ref={hint} className="scroll-mb-4">
      <div role="status" className="grid gap-1 text-xs text-ink-soft not-empty:pt-1.5">
        {sentences.map((sentence) => (
          <p key={sentence} dir="auto" className="[overflow-wrap:anywhere]">
            {sentence}
          </p>
        ))}
      </div>
      {nextFree ? (
        <Button
          type="button"
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={() => chooseDay(nextFree)}
        >
          Next free day: {monthAndDay(nextFree)}
        </Button>
      ) : null}
    </div>
  )
}
