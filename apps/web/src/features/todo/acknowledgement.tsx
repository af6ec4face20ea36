import type { Todo } from '@tropa/contract/todo'
import { cn } from '@tropa/ui/cn'
import { CheckIcon } from '@tropa/ui/icons'
import { Tally } from '@tropa/ui/tally'
import { acknowledgedTime } from '../../format/format'
import { useSite } from '../../hooks/use-site'
import { useMember } from '../../session/member-context'
import { useAcknowledgements, useAcknowledgeTodo, useAsksAgain } from './api'
import { Button } from '@tropa/ui/button'
import { useEffect, useRef, type RefObject } from 'react'

/** A square for each member of the team (specification, section 9). */
const teamSize = 13

interface AcknowledgementListProps {
  todo: Todo
  /** Whether the card says below how many of the members who are asked have acknowledged. */
  hasProgress: boolean
  /** Whether the member may still acknowledge it: the list then has room for their name. */
  isOpen: boolean
}

/** Who acknowledged a to-do, and when. What is below does not move when the member acknowledges it. */
export const AcknowledgementList = ({ todo, hasProgress, isOpen }: AcknowledgementListProps) => {
  const { id, username: ownName } = useMember()
  const { timeZone } = useSite()
  const acknowledgements = useAcknowledgements(todo)
  const isAcknowledged = acknowledgements.some(({ userId }) => userId === id)
  const own = { userId: id, username: ownName, acknowledgedAt: todo.createdAt }
  const rows = isOpen && !isAcknowledged ? [...acknowledgements, own] : acknowledgements
  return (
    <div className="grid min-w-0 gap-2">
      {hasProgress ? null : <Tally count={acknowledgements.length} total={teamSize} />}
      <div className="grid min-w-0 *:[grid-area:1/1]">
        {acknowledgements.length === 0 ? (
          <p className="text-xs text-ink-soft">Nobody has acknowledged this yet.</p>
        ) : null}
        {rows.length === 0 ? null : (
          <ul
            aria-label="Acknowledged by"
            className={cn(
              'flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-xs',
              acknowledgements.length === 0 && 'invisible',
            )}
          >
            {rows.map(({ userId, username, acknowledgedAt }) => (
              <li
                key={userId}
                className={cn(
                  'flex max-w-full min-w-0 flex-wrap items-center gap-x-1.5',
                  userId === id && !isAcknowledged && 'invisible',
                )}
              >
                <CheckIcon aria-hidden className="size-3.5 shrink-0 text-green-text" />
                <span className="max-w-full min-w-0 truncate font-semibold">@{username}</span>
                {/* The own time is as wide as any, so that its room is right whenever the button is pressed. */}
                <time
                  dateTime={acknowledgedAt}
                  className={cn('tabular text-ink-soft', userId === id && 'min-w-[14ch]')}
                >
                  {acknowledgedTime(acknowledgedAt, timeZone)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Keeps the keyboard focus on an acknowledged to-do's card, and back on the button when it was refused. */
const useKeptFocus = (button: RefObject<HTMLButtonElement | null>, isRefused: boolean) => {
  useEffect(() => {
    const card = button.current?.closest('li')
    if (isRefused && document.activeElement === card) button.current?.focus({ preventScroll: true })
  }, [button, isRefused])

  return () => {
    // A button loses the keyboard focus when it is disabled: move it to the card first.
    button.current?.closest('li')?.focus({ preventScroll: true })
  }
}

/** The check button under a to-do. Once acknowledged it stays checked. */
export const AcknowledgeButton = ({ todo }: { todo: Todo }) => {
  const { id } = useMember()
  const acknowledge = useAcknowledgeTodo(todo)
  const isAcknowledged = useAcknowledgements(todo).some(({ userId }) => userId === id)
  const asksAgain = useAsksAgain(todo)
  const open = asksAgain ? 'Acknowledge the change' : 'Acknowledge'
  const label = isAcknowledged ? 'Acknowledged' : open
  const button = useRef<HTMLButtonElement>(null)
  const moveFocusToCard = useKeptFocus(button, acknowledge.isError)
  return (
    <Button
      ref={button}
      variant="secondary"
      size="sm"
      wrap
      className="self-start px-[min(0.75rem,4vw)] print:hidden disabled:border-green-line disabled:bg-green-ground disabled:text-green-text"
      aria-label={`${label}: ${todo.title}`}
      disabled={isAcknowledged}
      onClick={() => {
        moveFocusToCard()
        acknowledge.mutate()
      }}
    >
      <CheckIcon aria-hidden />
      {label}
    </Button>
  )
}
