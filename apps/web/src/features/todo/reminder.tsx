import { plural } from '@tropa/contract/base/plural'
import { type Todo, type TodoWaiting, type WaitingMember } from '@tropa/contract/todo/todo'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Person } from '../../components/person'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import { useByCalled } from '../../hooks/use-names'
import { useSendsMail, useToday } from '../../hooks/use-site'
import { useRemind, useWaiting } from './api'
import { mediumDate } from '@tropa/contract/base/day-text'
import { Button } from '@tropa/ui/button'
import { Disclosure } from '@tropa/ui/disclosure'
import { Skeleton } from '@tropa/ui/skeleton'
import { Tally } from '@tropa/ui/tally'
import { useId } from 'react'

/** How many members a reminder would reach: those with a confirmed address who had none today. */
const countReminded = ({ waiting }: TodoWaiting, today: string) =>
  waiting.filter(({ reachable, remindedOn }) => reachable && remindedOn !== today).length

/** What the dialog asks, how many it is about, and who will get no reminder. */
export const reminderQuestion = (waiting: TodoWaiting, today: string) => {
  const without = waiting.waiting.filter(({ reachable }) => !reachable).length
  const already = waiting.waiting.filter(({ remindedOn }) => remindedOn === today).length
  const notes = [
    ...(without > 0 ? [`${plural(without, 'has', 'have')} no confirmed e-mail address.`] : []),
    ...(already > 0 ? [`${plural(already, 'was', 'were')} reminded today.`] : []),
  ]
  return {
    title: `Send a reminder to ${plural(countReminded(waiting, today), 'member')}?`,
    note: notes.join(' '),
  }
}

interface RemindDialogProps {
  todo: Todo
  dialog: ItemDialog<Todo>
}

/** Asks before reminders of a to-do are sent, and says who will get none. */
export const RemindDialog = ({ todo, dialog }: RemindDialogProps) => {
  const { isOpen, close, cancel, returnFocusTo } = dialog
  const today = useToday()
  const { data: waiting } = useWaiting(todo)
  const reminding = useRemind()
  if (!waiting) return null
  const { title, note } = reminderQuestion(waiting, today)
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={cancel}
      title={title}
      description={note}
      confirmLabel="Yes, Remind"
      loading={reminding.isPending}
      onConfirm={() => reminding.mutate(todo, { onSettled: close })}
      returnFocusTo={returnFocusTo}
    >
      <p className="font-semibold wrap-anywhere">{todo.title}</p>
    </ConfirmDialog>
  )
}

interface WaitingListProps {
  todo: Todo
  onRemind: (todo: Todo) => void
}

/** As high as the content it stands for, so that nothing moves when that arrives. */
const WaitingSkeleton = () => (
  <div className="grid gap-1">
    <Skeleton className="h-5.5 w-40" />
    <Skeleton className="my-2 h-5 w-28 pointer-coarse:my-3" />
  </div>
)

const WaitingFailed = ({ onRetry }: { onRetry: () => void }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
    The list of members who have not acknowledged this could not be loaded.
    <Button variant="secondary" size="sm" onClick={onRetry}>
      Try again
    </Button>
  </p>
)

interface WaitingNamesProps {
  label: string
  isLabelShown?: boolean
  members: readonly WaitingMember[]
}

const WaitingNames = ({ label, isLabelShown = false, members }: WaitingNamesProps) => {
  const today = useToday()
  const byCalled = useByCalled()
  if (members.length === 0) return null
  return (
    <>
      {isLabelShown ? <p className="text-xs text-ink-soft">{label}</p> : null}
      <ul aria-label={label} className="grid gap-1 text-sm">
        {members.toSorted(byCalled).map(({ userId, username, remindedOn }) => (
          <li key={userId} className="flex flex-wrap items-baseline gap-x-2">
            <span className="min-w-0 font-semibold wrap-anywhere">
              <Person userId={userId} username={username} />
            </span>
            {remindedOn === null ? null : (
              <span className="text-xs text-ink-soft">
                Reminded {remindedOn === today ? 'today' : `on ${mediumDate(remindedOn)}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many have acknowledged a to-do, who has not, and the button that reminds them, for admins. */
export const WaitingList = ({ todo, onRemind }: WaitingListProps) => {
  const today = useToday()
  const reasonId = useId()
  // The screen says once that there are no reminders.
  const sendsMail = useSendsMail()
  const { data, isPending, isLoadingError, refetch } = useWaiting(todo)
  if (isPending) return <WaitingSkeleton />
  if (isLoadingError) return <WaitingFailed onRetry={() => void refetch()} />
  if (!data) return null
  const { expected, acknowledged, waiting } = data
  if (expected === 0) return <p className="text-sm text-ink-soft">Nobody is in these teams.</p>
  const isReminded = sendsMail && waiting.some(({ remindedOn }) => remindedOn === today)
  const reached = sendsMail ? countReminded(data, today) : 0
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        Acknowledged by {acknowledged} of {expected}
        <Tally count={acknowledged} total={expected} />
      </p>
      {waiting.length === 0 ? (
        <p className="flex min-h-9 items-center text-sm text-ink-soft pointer-coarse:min-h-11">
          Everybody has acknowledged this.
        </p>
      ) : (
        <Disclosure
          quiet
          title={
            <>
              {`Waiting for ${waiting.length}`}
              <span className="sr-only">: {todo.title}</span>
            </>
          }
        >
          <WaitingNames
            label="Waiting for"
            members={sendsMail ? waiting.filter(({ reachable }) => reachable) : waiting}
          />
          {reached > 0 || isReminded ? (
            <Button
              variant="secondary"
              size="sm"
              className="my-2"
              aria-label={`Remind: ${todo.title}`}
              aria-disabled={reached === 0}
              aria-describedby={reached === 0 ? reasonId : undefined}
              onClick={() => {
                if (reached > 0) onRemind(todo)
              }}
            >
              Remind
            </Button>
          ) : null}
          {reached === 0 && isReminded ? (
            <p id={reasonId} className="mb-2 text-xs text-ink-soft">
              Everybody with a confirmed e-mail address was reminded today.
            </p>
          ) : null}
          <WaitingNames
            label="No confirmed e-mail address"
            isLabelShown
            members={sendsMail ? waiting.filter(({ reachable }) => !reachable) : []}
          />
        </Disclosure>
      )}
    </div>
  )
}
