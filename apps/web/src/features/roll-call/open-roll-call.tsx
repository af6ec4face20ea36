import { useQuery } from '@tanstack/react-query'
import { plural } from '@tropa/contract/base/plural'
import { paths } from '@tropa/contract/pages'
import {
  marksOf,
  rollCallMessages,
  type RollCall,
  type RollCallRow,
} from '@tropa/contract/roll-call/roll-call'
import { isActive } from '@tropa/contract/todo/active'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { toast } from '@tropa/ui/toast'
import { useId, useState } from 'react'
import { useApi } from '../../api/api-context'
import { memberList } from '../../api/shared-queries'
import { KeepFocus } from '@tropa/ui/keep-focus'
import { useNow } from '../../hooks/use-now'
import { useToday } from '../../hooks/use-site'
import { ladderNumbers, useCloseRollCall } from './api'
import { countRecords, whatIsMissing } from './draft'
import { MarkList } from './mark-list'
import { keyHint, othersLabels } from './mark-labels'
import { PrintSheet } from './print-sheet'
import { useDraft } from './use-draft'

/** Why nobody can be marked yet; `undefined` once they can. */
const useTooEarly = ({ kind, at }: RollCall['subject']) => {
  const today = useToday()
  const now = useNow()
  if (kind === 'meeting') {
    return Date.parse(at) > now ? rollCallMessages.notBegun : undefined
  }
  return isActive(at, today) ? rollCallMessages.stillActive : undefined
}

/** A roll call that is not closed: the marks, and the button that closes it. */
export const OpenRollCall = ({ rollCall }: { rollCall: RollCall }) => {
  const { subject, rows, numbers } = rollCall
  const params = { kind: subject.kind, id: subject._id }
  const api = useApi()
  const ladder = useQuery(ladderNumbers(api)).data?.numbers
  const members = useQuery(memberList(api)).data
  /** Everybody except members who have left or no longer have an account. */
  const needsMark = ({ userId }: RollCallRow) =>
    !members || members.some(({ _id, left }) => _id === userId && !left)
  const remaining = rows.filter(needsMark)
  const draft = useDraft(params, rollCall)
  const isMarked = ({ userId }: RollCallRow) => draft.draft.get(userId)?.mark
  const listed = rows.filter((row) => needsMark(row) || isMarked(row) || row.excuse !== null)
  const closing = useCloseRollCall(params)
  const tooEarly = useTooEarly(subject)
  const obstacleId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const [isClosing, setIsClosing] = useState(false)
  const marks = marksOf(subject.kind)
  const [first = 'present'] = marks
  const obstacle =
    tooEarly ?? (numbers ? whatIsMissing(remaining, rows, draft.draft) : rollCallMessages.noRules)

  const close = async () => {
    setIsClosing(true)
    try {
      if (await draft.saveShown()) {
        await closing.mutateAsync()
      } else {
        toast.error('Somebody else has changed the marks. Look at them again.')
        setIsAsking(false)
      }
    } catch {
      // A toast says what failed.
      setIsAsking(false)
    } finally {
      setIsClosing(false)
    }
  }

  return (
    <KeepFocus>
      {tooEarly ? <Banner className="mb-4 print:hidden">{tooEarly}</Banner> : null}
      {numbers ? null : (
        <Banner className="mb-4 print:hidden">
          {rollCallMessages.noRules} They are in the <a href={paths.panel}>editors’ panel</a>.
        </Banner>
      )}
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Button
          variant="secondary"
          disabled={tooEarly !== undefined}
          onClick={() => draft.markOthers(first, remaining)}
        >
          {othersLabels[subject.kind]}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {draft.isFailed ? 'Not saved.' : draft.isUnsaved ? 'Saving …' : ''}
        </p>
        {draft.isFailed ? (
          <KeepFocus>
            <Button variant="secondary" size="sm" onClick={draft.retry}>
              Try again
            </Button>
          </KeepFocus>
        ) : null}
      </div>
      <p className="text-xs text-ink-soft print:hidden pointer-coarse:hidden">
        By keyboard, {keyHint(marks)} marks a person and leads to the next one.
        {marks.includes('late') ? ' After the minutes of somebody late, Enter does.' : ''}
      </p>
      <MarkList
        rows={listed}
        marks={marks}
        draft={draft.draft}
        ladder={ladder}
        isDisabled={tooEarly !== undefined}
        onMark={draft.mark}
      />
      <PrintSheet rows={listed} draft={draft.draft} />
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Button
          aria-disabled={obstacle !== ''}
          aria-describedby={obstacleId}
          onClick={() => {
            if (obstacle !== '') return
            setIsAsking(true)
          }}
        >
          Close the roll call
        </Button>
        <p id={obstacleId} className="text-sm text-ink-soft">
          {obstacle}
        </p>
        {/* After a long list the status above is out of sight; in other words, as a screen reader heard it there. */}
        {draft.isFailed ? (
          <KeepFocus>
            <p className="text-sm text-ink-soft">The last marks are not saved yet.</p>
            <Button variant="secondary" size="sm" onClick={draft.retry}>
              Save them again
            </Button>
          </KeepFocus>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Write ${plural(countRecords(draft.draft), 'record')}?`}
        description="This cannot be undone."
        confirmLabel="Yes, Close"
        tone="danger"
        // Only while it closes, not while marks are still being saved.
        loading={isClosing}
        onConfirm={() => void close()}
      />
    </KeepFocus>
  )
}
