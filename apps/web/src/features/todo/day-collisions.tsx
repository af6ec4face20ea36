import { useQuery } from '@tanstack/react-query'
import type { Assignee } from '@tropa/contract/team/assignee'
import { isActive } from '@tropa/contract/todo/active'
import { monthAndDay } from '@tropa/contract/base/day-text'
import { Button } from '@tropa/ui/button'
import { useEffect, useRef } from 'react'
import { useApi } from '../../api/api-context'
import { useToday } from '../../hooks/use-site'
import { todoKey } from './api'
import { deadlineHints } from './deadline-hints'

interface DayCollisionsProps {
  /** The day in the form; empty before one is chosen. */
  date: string
  assignees: readonly Assignee[]
  /** The id of the to-do that is edited. */
  todo?: string
  onChoose: (day: string) => void
}

/** What a deadline collides with, once a team and a day that is not past are chosen. */
const useDeadlineDay = ({ date, assignees, todo }: Omit<DayCollisionsProps, 'onChoose'>) => {
  const api = useApi()
  const today = useToday()
  return useQuery({
    queryKey: [...todoKey, 'deadline', date, assignees, todo],
    queryFn: ({ signal }) =>
      api.deadline.day({ date, assignees: [...assignees], ...(todo ? { todo } : {}) }, { signal }),
    enabled: date !== '' && isActive(date, today) && assignees.length > 0,
    retry: false,
    // Somebody may just have posted a to-do.
    staleTime: 0,
  })
}

/** Says below a form's day what that day collides with, and offers the next free day. */
export const DayCollisions = ({ date, assignees, todo, onChoose }: DayCollisionsProps) => {
  const { data: day } = useDeadlineDay({ date, assignees, todo })
  const sentences = day ? deadlineHints(day, assignees) : []
  const nextFree = sentences.length > 0 ? day?.nextFree : undefined

  const hint = useRef<HTMLDivElement>(null)
  const said = sentences.join(' ')
  useEffect(() => {
    const block = hint.current
    const field = document.activeElement?.closest('[data-slot="field"]')
    // Scrolls only while the day is being edited, so that the form does not move under a finger that taps teams.
    if (said === '' || !block || field?.nextElementSibling !== block) return
    const needed = block.getBoundingClientRect().bottom - field.getBoundingClientRect().top
    // If there is no room for both, as on a phone on its side, the day stays in view.
    const room = block.closest('form')?.parentElement?.clientHeight ?? 0
    if (needed < room) block.scrollIntoView({ block: 'nearest' })
  }, [said])

  return (
    <div ref={hint} className="scroll-mb-4">
      <div role="status" className="grid gap-1 text-xs text-ink-soft not-empty:pt-1.5">
        {sentences.map((sentence) => (
          <p key={sentence} dir="auto" className="wrap-anywhere">
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
          onClick={() => onChoose(nextFree)}
        >
          Next free day: {monthAndDay(nextFree)}
        </Button>
      ) : null}
    </div>
  )
}
