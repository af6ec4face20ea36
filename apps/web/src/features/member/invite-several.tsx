import { useMutation } from '@tanstack/react-query'
import { plural } from '@tropa/contract/base/plural'
import type { ImportedRow, PlannedRow } from '@tropa/contract/member/member-import'
import { paths } from '@tropa/contract/pages'
import { Badge } from '@tropa/ui/badge'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Field } from '@tropa/ui/field'
import { Table } from '@tropa/ui/table'
import { Textarea } from '@tropa/ui/textarea'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { apiFailure } from '../../api/api-failure'
import { isAttemptOpen } from '../../api/attempts'
import { toastFailure } from '../../api/toast-failure'
import { useMemberChange } from '../../api/use-member-change'
import { MemberPage } from '../../components/member-page'
import { PersonName } from '../../components/person'
import { capitalise } from '../../format/format'
import { useAskBeforeUnload } from '../../hooks/use-ask-before-unload'
import { useKeptFields } from '../../hooks/use-kept-fields'
import { useTeamNames } from '../../hooks/use-site'
import { InviteSlips, type Slip } from './invite-slips'
import { useKeptList } from './kept-links'
import { type PastedRow, readPasted } from './pasted-sheet'

/** A row of the sheet, with what would become of it. */
type PlanLine = ImportedRow & PlannedRow & { number: number }

const whatHappens = {
  new: { text: 'Will be invited', tone: 'success' },
  exists: { text: 'Already a member', tone: 'neutral' },
  invalid: { text: 'Wrong', tone: 'danger' },
} as const

const isWrong = ({ state }: PlannedRow) => Number(state === 'invalid')

const StateCell = ({ state, errors = {} }: PlannedRow) => (
  <div className="grid justify-items-start gap-1">
    <Badge tone={whatHappens[state].tone}>{whatHappens[state].text}</Badge>
    {Object.values(errors).map((error) => (
      <span key={error} className="text-xs text-danger">
        {error}
      </span>
    ))}
  </div>
)

const PlanTable = ({ lines }: { lines: PlanLine[] }) => (
  <Table
    caption="What would happen"
    rows={lines}
    rowKey={({ number }) => String(number)}
    columns={[
      { key: 'row', header: 'Row', cell: ({ number }) => number, width: 'sm:w-18' },
      {
        key: 'name',
        header: 'Name',
        cell: PersonName,
        className: 'font-semibold wrap-anywhere',
      },
      {
        key: 'email',
        header: 'E-mail',
        cell: ({ email }) => email || 'None',
        className: 'wrap-anywhere',
      },
      {
        key: 'teams',
        header: 'Teams',
        cell: ({ teams, userType }) =>
          `${teams?.join(', ') || 'None'}${userType === 'admin' ? ` (${capitalise(userType)})` : ''}`,
      },
      { key: 'state', header: 'What happens', cell: StateCell },
    ]}
  />
)

interface PlanProps {
  lines: PlanLine[]
  /** Whether these rows were sent before without success, as far as this tab knows. */
  wasSent: boolean
  isSending: boolean
  onInvite: () => void
}

/** Shows what would happen to the rows, and the button that does it once no row is wrong. */
const Plan = ({ lines, wasSent, isSending, onInvite }: PlanProps) => {
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => summary.current?.focus(), [lines])
  const count = (state: PlannedRow['state']) => lines.filter((line) => line.state === state).length
  const [toInvite, wrong] = [count('new'), count('invalid')]
  const canSendAgain = wasSent && wrong === 0 && toInvite === 0
  return (
    <section className="grid grid-cols-1 justify-items-start gap-4">
      <p ref={summary} tabIndex={-1} className="font-semibold outline-none">
        {lines.length === 0
          ? 'There is nobody in these rows.'
          : `${plural(toInvite, 'member')} of ${plural(lines.length, 'row')} would be invited.`}
      </p>
      {wrong > 0 ? (
        <Banner role="status">
          {`${plural(wrong, 'row is', 'rows are')} wrong. Nobody is invited until every row is right.`}
        </Banner>
      ) : null}
      {lines.length > 0 ? <PlanTable lines={lines} /> : null}
      {canSendAgain ? (
        <Banner role="status">
          You sent these rows before. If that invited them, you can make new links, which end any
          earlier ones.
        </Banner>
      ) : null}
      {canSendAgain || (wrong === 0 && toInvite > 0) ? (
        <Button loading={isSending} onClick={onInvite}>
          {canSendAgain ? 'Make new links' : `Invite ${plural(toInvite, 'member')}`}
        </Button>
      ) : null}
    </section>
  )
}

/** The links that were neither copied nor printed yet. */
export const useUnsavedLinks = () => useKeptList<Slip>('unsaved-links')

/** Invites many members from what was copied from a sheet. Nothing is written before the plan was seen. */
export const InviteSeveral = ({ onLeave }: { onLeave: () => void }) => {
  const api = useApi()
  const teams = useTeamNames()
  const form = useForm({ defaultValues: { text: '' } })
  const discard = useKeptFields(form, 'invite-several')
  const text = useWatch({ control: form.control, name: 'text' })
  const [lines, setLines] = useState<PlanLine[]>()
  const { list: unsaved, change: changeUnsaved } = useUnsavedLinks()
  const isUnsaved = unsaved.length > 0
  const [saved, setSaved] = useState<readonly Slip[]>()
  const slips = isUnsaved ? unsaved : saved
  const [isAsking, setIsAsking] = useState(false)
  const forget = () => {
    setSaved(slips)
    changeUnsaved(() => [])
  }

  const readRows = () => readPasted(text, teams)
  const check = useMutation({
    mutationFn: async () => {
      const rows = readRows()
      const { rows: planned } = await api.members.import({ rows, check: true })
      // Wrong rows come first, because they have to be corrected.
      return planned
        .map((each, index) => ({ number: index + 1, ...rows[index], ...each }))
        .toSorted((one, other) => isWrong(other) - isWrong(one))
    },
    // A check stores nothing, so the hint that it may have been done is left out.
    onError: (error) => toastFailure(error, 'Failed to check the rows', { description: undefined }),
  })
  const showPlan = () => check.mutate(undefined, { onSuccess: setLines })
  // The rows as they were read, not the plan: after a check they are still the same attempt.
  const invite = useMemberChange(async (client, rows: PastedRow[]) => {
    const { invites } = await client.members.import({ rows })
    // Other rows may have been typed since.
    if (form.getValues('text') === text) discard()
    const made = invites.map((each) => ({
      ...rows.find(({ username }) => username === each.username),
      ...each,
    }))
    // Stored here, because the screen may have been left. Two attempts can be answered with the same links.
    changeUnsaved((kept) => [
      ...kept.filter(({ link }) => !made.some((each) => each.link === link)),
      ...made,
    ])
    return made
  }, 'Failed to invite the members')
  useAskBeforeUnload(isUnsaved || invite.isPending)

  const send = () =>
    invite.mutate(readRows(), {
      // By now somebody else may have invited all of them, and there is no link.
      onSuccess: setSaved,
      onError: (error) => {
        // Without an answer they may be invited already, and only the same attempt can still get their links.
        if (apiFailure(error).status !== undefined && form.getValues('text') === text) showPlan()
      },
    })

  return (
    <MemberPage
      title={slips ? 'Links' : 'Invite several'}
      lead={
        slips ? undefined : 'Copy them from a sheet, look at what would happen, then invite them.'
      }
      breadcrumb={[{ to: paths.adminMembers, label: 'Members' }]}
      actions={
        <Button variant="secondary" onClick={isUnsaved ? () => setIsAsking(true) : onLeave}>
          {slips ? 'Done' : 'Back to the members'}
        </Button>
      }
    >
      {slips ? (
        <>
          <InviteSlips slips={slips} onSaved={forget} />
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title="Have you saved these links?"
            description="They will not be shown again."
            confirmLabel="Yes, Close"
            onConfirm={() => {
              forget()
              onLeave()
            }}
          />
        </>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <form
            onSubmit={form.handleSubmit(showPlan)}
            className="grid grid-cols-1 justify-items-start gap-4"
          >
            <Field
              label="Rows of a sheet"
              hint="One member per row: name, username, e-mail, team, role, in this order or with a header row. A missing username is made from the name."
              className="w-full"
            >
              <Textarea
                {...form.register('text', {
                  onChange: () => {
                    setLines(undefined)
                    // The answer to a check under way would be about the old rows.
                    check.reset()
                  },
                })}
                rows={8}
                autoComplete="off"
                spellCheck={false}
              />
            </Field>
            <Button type="submit" disabled={text.trim() === ''} loading={check.isPending}>
              Check
            </Button>
          </form>
          {lines ? (
            <Plan
              lines={lines}
              wasSent={isAttemptOpen({ path: ['members', 'import'], input: { rows: readRows() } })}
              isSending={invite.isPending}
              onInvite={send}
            />
          ) : null}
        </div>
      )}
    </MemberPage>
  )
}
