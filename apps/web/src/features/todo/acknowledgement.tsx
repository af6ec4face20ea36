import type { Todo, TodoStatus } from '@tropa/contract/todo/todo'
import { Button } from '@tropa/ui/button'
import { cn } from '@tropa/ui/cn'
import { CheckIcon } from '@tropa/ui/icons'
import { Tally } from '@tropa/ui/tally'
import { MoreButton } from '../../components/long-text'
import { Person } from '../../components/person'
import { acknowledgedTime } from '../../format/format'
import { useSettings, useSite } from '../../hooks/use-site'
import { useMember } from '../../session/member-context'
import { useAcknowledgements, useAcknowledgeTodo, useAsksAgain, useExpected } from './api'
import { useIsExpected } from './filter-todos'
import { NotAsked } from './people/not-asked'
import { useExpectedMembers } from './people/people'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** A square for each member who is asked. The member's own is filled as soon as the acknowledgement is sent. */
const ExpectedTally = ({ todo, status }: { todo: Todo; status: TodoStatus }) => {
  const { expected = 0, acknowledged = 0 } = useExpected(todo, status) ?? {}
  const isSending = useAcknowledgements(todo).length > todo.acknowledgedBy.length
  const sending = useIsExpected(todo) && isSending ? 1 : 0
  return <Tally count={acknowledged + sending} total={expected} className="min-h-2.5" />
}

/** How many names are shown before the others are folded away. */
const shownNameCount = 6

interface AcknowledgementListProps {
  todo: Todo
  /** Whether the card says below how many of the members who are asked have acknowledged. */
  hasProgress: boolean
  /** Only the list of an active to-do keeps space for the name of a member who may still acknowledge it. */
  isArchived: boolean
}

/** Who acknowledged a to-do, and when. Nothing below moves when the member acknowledges it. */
export const AcknowledgementList = ({
  todo,
  hasProgress,
  isArchived,
}: AcknowledgementListProps) => {
  const { id, username: ownName } = useMember()
  const { timeZone } = useSite()
  const { clock } = useSettings()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const expected = useExpectedMembers(todo, isArchived, hasProgress)
  const acknowledgements = useAcknowledgements(todo)
  const isAcknowledged = acknowledgements.some(({ userId }) => userId === id)
  const own = { userId: id, username: ownName, acknowledgedAt: todo.createdAt }
  const rows = isArchived || isAcknowledged ? acknowledgements : [...acknowledgements, own]
  const isFolded = rows.length > shownNameCount + 1
  /** Folded away on a screen, never on paper. */
  const isHidden = (userId: string, index: number) =>
    isFolded && !isUnfolded && index >= shownNameCount && userId !== id
  return (
    <div className="grid min-w-0 justify-items-start gap-2">
      {hasProgress ? null : (
        <ExpectedTally todo={todo} status={isArchived ? 'archived' : 'active'} />
      )}
      <div className="grid min-w-0 *:[grid-area:1/1]">
        {acknowledgements.length === 0 && !hasProgress ? (
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
            {rows.map(({ userId, username, acknowledgedAt }, index) => (
              <li
                key={userId}
                className={cn(
                  'flex max-w-full min-w-0 flex-wrap items-center gap-x-1.5',
                  isHidden(userId, index) && 'hidden print:flex',
                  userId === id && !isAcknowledged && 'invisible print:hidden',
                )}
              >
                <CheckIcon aria-hidden className="size-3.5 shrink-0 text-success-text" />
                <span className="min-w-0 font-semibold wrap-anywhere">
                  <Person userId={userId} username={username} />
                </span>
                {hasProgress ? <NotAsked {...{ expected, userId }} /> : null}
                {/* The reader’s own time has a fixed width, so that pressing the button moves nothing. */}
                <time
                  dateTime={acknowledgedAt}
                  className={cn('tabular text-ink-soft', userId === id && 'min-w-[14ch]')}
                >
                  {acknowledgedTime(acknowledgedAt, timeZone, clock)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isFolded ? (
        <MoreButton isExpanded={isUnfolded} onExpand={setIsUnfolded}>
          {isUnfolded ? 'Show fewer' : `Show all ${acknowledgements.length}`}
        </MoreButton>
      ) : null}
    </div>
  )
}

/**
 * Keeps the keyboard focus on an acknowledged to-do's card, and back on the button when it was refused: a button loses
 * the focus when it is disabled, also by the load after a lost answer.
 */
const useKeptFocus = (
  button: RefObject<HTMLButtonElement | null>,
  isRefused: boolean,
  isAcknowledged: boolean,
) => {
  useLayoutEffect(() => {
    const { current } = button
    const card = current?.closest('li')
    const { activeElement } = document
    if (isAcknowledged && activeElement === current) card?.focus({ preventScroll: true })
    if (isRefused && !isAcknowledged && activeElement === card)
      current?.focus({ preventScroll: true })
  }, [button, isRefused, isAcknowledged])

  return () => button.current?.closest('li')?.focus({ preventScroll: true })
}

/** The check button under a to-do. Once acknowledged it stays checked. */
export const AcknowledgeButton = ({ todo }: { todo: Todo }) => {
  const { id } = useMember()
  const acknowledge = useAcknowledgeTodo(todo, useIsExpected(todo))
  const isAcknowledged = useAcknowledgements(todo).some(({ userId }) => userId === id)
  const asksAgain = useAsksAgain(todo)
  const open = asksAgain ? 'Acknowledge the change' : 'Acknowledge'
  const label = isAcknowledged ? 'Acknowledged' : open
  const button = useRef<HTMLButtonElement>(null)
  const moveFocusToCard = useKeptFocus(button, acknowledge.isError, isAcknowledged)
  return (
    <Button
      ref={button}
      variant="secondary"
      size="sm"
      wrap
      // Never shown: it reserves the width that the label has after a press.
      loadingLabel="Acknowledged"
      className="px-[min(0.75rem,4vw)] max-sm:w-full max-sm:not-disabled:bg-ink max-sm:not-disabled:text-on-ink sm:self-start disabled:border-success-line disabled:bg-success-ground disabled:text-success-text"
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
