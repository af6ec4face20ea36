import { useMutation } from '@tanstack/react-query'
import { plural } from '@tropa/contract/base/plural'
import type { ImportedInvite, ImportedRow, PlannedRow } from '@tropa/contract/member/member-import'
import { paths } from '@tropa/contract/pages'
import { Badge } from '@tropa/ui/badge'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Table } from '@tropa/ui/table'
import { Textarea } from '@tropa/ui/textarea'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useApi } from '../../api/api-context'
import { toastFailure } from '../../api/toast-failure'
import { useMemberChange } from '../../api/use-member-change'
import { MemberPage } from '../../components/member-page'
import { PersonName } from '../../components/person'
import { capitalise } from '../../format/format'
import { useTeamNames } from '../../hooks/use-site'
import { InviteSlips } from './invite-slips'
import { readPasted } from './pasted-sheet'

interface PlanLine extends ImportedRow {
  number: number
  planned: PlannedRow
}

const whatHappens = {
  new: { text: 'Is invited', tone: 'success' },
  exists: { text: 'Is a member already', tone: 'neutral' },
  invalid: { text: 'Wrong', tone: 'danger' },
} as const

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

const Plan = ({ lines }: { lines: PlanLine[] }) => (
  <Table
    caption="What would happen"
    rows={lines}
    rowKey={({ number }) => String(number)}
    columns={[
      { key: 'row', header: 'Row', cell: ({ number }) => number, width: 'sm:w-14' },
      {
        key: 'name',
        header: 'Name',
        cell: ({ name, planned: { username } }) => <PersonName name={name} username={username} />,
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
      { key: 'state', header: 'What happens', cell: ({ planned }) => <StateCell {...planned} /> },
    ]}
  />
)

/** Says what a paste would do, in words. */
const planText = (lines: readonly PlanLine[]) => {
  const count = (state: PlannedRow['state']) =>
    lines.filter(({ planned }) => planned.state === state).length
  return { toInvite: count('new'), wrong: count('invalid') }
}

interface Invited {
  rows: ImportedRow[]
  invites: ImportedInvite[]
}

/** Invites many members from what was copied from a sheet. Nothing is written before the plan was seen. */
export const InviteSeveral = ({ onLeave }: { onLeave: () => void }) => {
  const api = useApi()
  const teams = useTeamNames()
  const [text, setText] = useState('')
  const [lines, setLines] = useState<PlanLine[]>()
  const [invited, setInvited] = useState<Invited>()
  const plan = useRef<HTMLParagraphElement>(null)
  useEffect(() => plan.current?.focus(), [lines])

  const check = useMutation({
    mutationFn: async (pasted: string) => {
      const rows = readPasted(pasted, teams)
      const response = await api.members.import({ rows, check: true })
      return response.rows.flatMap((planned, index) => {
        const row = rows[index]
        return row ? [{ ...row, planned, number: index + 1 }] : []
      })
    },
    onSuccess: setLines,
    onError: (error) => toastFailure(error, 'Failed to check the rows'),
  })
  const invite = useMemberChange((client, rows: ImportedRow[]) => client.members.import({ rows }))

  const send = () => {
    const rows = (lines ?? []).map(({ name, username, email, teams: chosen, userType }) => ({
      ...{ name, username, email, userType },
      teams: chosen,
    }))
    invite.mutate(rows, {
      onSuccess: ({ invites }) => setInvited({ rows, invites }),
      onError: (error) => {
        toastFailure(error, 'Failed to invite the members')
        check.mutate(text)
      },
    })
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    check.mutate(text)
  }

  const { toInvite, wrong } = planText(lines ?? [])
  return (
    <MemberPage
      title={invited ? 'Links' : 'Invite several'}
      lead={
        invited ? undefined : 'Copy them from a sheet, look at what would happen, then invite them.'
      }
      breadcrumb={[{ to: paths.adminMembers, label: 'Members' }]}
      actions={
        <Button variant="secondary" className="print:hidden" onClick={onLeave}>
          {invited ? 'Done' : 'Back to the members'}
        </Button>
      }
    >
      {invited ? (
        <InviteSlips {...invited} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <form
            onSubmit={submit}
            className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4"
          >
            <Field
              label="Rows of a sheet"
              hint="A row a member: name, username, e-mail, team, role, in this order or with a head row. Who has no username gets one of the name."
              className="w-full"
            >
              <Textarea
                rows={8}
                value={text}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => {
                  setText(target.value)
                  setLines(undefined)
                }}
              />
            </Field>
            <Button type="submit" disabled={text.trim() === ''} loading={check.isPending}>
              Check
            </Button>
          </form>
          {lines ? (
            <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
              <p ref={plan} tabIndex={-1} className="font-semibold outline-none">
                {lines.length === 0
                  ? 'There is nobody in these rows.'
                  : `${plural(toInvite, 'member')} of ${plural(lines.length, 'row')} would be invited.`}
              </p>
              {wrong > 0 ? (
                <Banner role="status">
                  {`${plural(wrong, 'row is', 'rows are')} wrong. Nobody is invited before all are right.`}
                </Banner>
              ) : null}
              {lines.length > 0 ? <Plan lines={lines} /> : null}
              {wrong === 0 && toInvite > 0 ? (
                <Button loading={invite.isPending} onClick={send}>
                  Invite {plural(toInvite, 'member')}
                </Button>
              ) : null}
            </section>
          ) : null}
        </div>
      )}
    </MemberPage>
  )
}
