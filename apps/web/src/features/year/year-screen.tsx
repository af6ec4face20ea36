import { useMutation, useQuery } from '@tanstack/react-query'
import { plural } from '@tropa/contract/base/plural'
import { paths } from '@tropa/contract/pages'
import {
  yearMessages,
  type ClosedYear,
  type Closing,
  type Year,
  type YearMember,
} from '@tropa/contract/year/year'
import { dateIn } from '@tropa/contract/base/team-time'
import { mediumDate } from '@tropa/contract/base/day-text'
import { Button } from '@tropa/ui/button'
import { Checkbox } from '@tropa/ui/checkbox'
import { CheckboxGroup } from '@tropa/ui/checkbox-group'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Field } from '@tropa/ui/field'
import { Link } from '@tropa/ui/link'
import { Section } from '@tropa/ui/section'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { refusalOf } from '../../api/api-failure'
import { toastFailure } from '../../api/toast-failure'
import { useMemberChange } from '../../api/use-member-change'
import { MemberPage } from '../../components/member-page'
import { QueryState } from '../../components/query-state'
import { saveFile } from '../../components/save-file'
import { byCalled, calledOf } from '../../format/person'
import { useKeptFields } from '../../hooks/use-kept-fields'
import { useNames } from '../../hooks/use-names'
import { useSite } from '../../hooks/use-site'
import { useMember } from '../../session/member-context'

const peopleLeave = (count: number) =>
  count === 0 ? 'Nobody leaves' : plural(count, 'person leaves', 'people leave')

const recordsSettled = (count: number) =>
  count === 0 ? 'no record is settled' : plural(count, 'record is settled', 'records are settled')

const hintOf = ({ role, openRecords }: YearMember) =>
  [role.join(', '), openRecords > 0 && plural(openRecords, 'open record')]
    .filter(Boolean)
    .join(' · ')

const Archive = () => {
  const api = useApi()
  const download = useMutation({
    mutationFn: () => api.year.archive(),
    onSuccess: saveFile,
    onError: (error) => toastFailure(error, 'Failed to download the archive'),
    gcTime: 0,
  })
  return (
    <Section
      title="What is kept"
      description="Everything stays here. The archive is a copy to open in a spreadsheet: members, to-dos, meetings, records, inquiries and activity."
    >
      <Button
        variant="secondary"
        wrap
        className="justify-self-start"
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        Download the archive
      </Button>
    </Section>
  )
}

/** An attempt to close the year, with what it settles. */
type Sent = Closing & Pick<ClosedYear, 'recordsClosed'>

/** What one of the attempts without an answer has done, judged by the year as it was read afterwards. */
const closedBy = (lost: readonly Sent[], year?: Year) => {
  const done = lost.find(
    ({ startedAt, leavers }) =>
      year?.startedAt !== startedAt && !year?.members.some(({ _id }) => leavers.includes(_id)),
  )
  if (!year?.startedAt || !done) return undefined
  return { closedAt: year.startedAt, left: done.leavers.length, recordsClosed: done.recordsClosed }
}

interface YearFormProps {
  year: Year
  /** The attempts that had no answer. */
  unanswered: readonly Sent[]
  onUnanswered: (sent: readonly Sent[]) => void
  onClosed: (closed: ClosedYear) => void
}

/** The choices are discarded once the year is closed, because then the next year has begun. */
const YearForm = ({ year, unanswered, onUnanswered, onClosed }: YearFormProps) => {
  const { id: ownId } = useMember()
  const nameOf = useNames()
  const form = useForm({ defaultValues: { leavers: [] as string[], closeRecords: true } })
  const discard = useKeptFields(form, `close-year:${year.startedAt}`)
  const [ticked, closeRecords] = useWatch({
    control: form.control,
    name: ['leavers', 'closeRecords'],
  })
  const [isAsking, setIsAsking] = useState(false)
  const close = useMemberChange(async (api, { recordsClosed, ...closing }: Sent) => {
    try {
      return (await api.year.close(closing)).data
    } catch (error) {
      const isRefused = refusalOf(error) !== undefined
      const lost = isRefused ? unanswered : [...unanswered, { ...closing, recordsClosed }]
      if (lost.length === 0) throw error
      onUnanswered(lost)
      const closed = closedBy(lost, await api.year.get().catch(() => undefined))
      if (!closed) throw error
      return closed
    }
  }, 'Failed to close the year')
  const { members, openRecords, activeTodos } = year
  const people = members
    .filter(({ _id }) => _id !== ownId)
    .map((each) => ({ ...each, name: nameOf({ ...each, userId: each._id }) }))
    .toSorted(byCalled)
  const settled = closeRecords ? openRecords : 0
  // Somebody else may have deleted one of them.
  const leavers = people.filter(({ _id }) => ticked.includes(_id))
  const leaverIds = leavers.map(({ _id }) => _id)

  return (
    <div className="grid grid-cols-1 gap-8">
      <Section
        title="Who leaves"
        description="They can no longer sign in, and lose their teams and their address. What they did keeps their name. You can take them back later."
      >
        {people.length === 0 ? (
          <p className="text-ink-soft">Nobody else is a member.</p>
        ) : (
          <Field label="Members who leave" hideLabel>
            <CheckboxGroup
              className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3"
              options={people.map((each) => ({
                value: each._id,
                label: calledOf(each),
                description: hintOf(each),
              }))}
              value={leaverIds}
              onValueChange={(ids) => form.setValue('leavers', ids, { shouldDirty: true })}
            />
          </Field>
        )}
      </Section>
      <Section
        title="What is open"
        description="Fees that are owed, disputes and your own records stay as they are."
      >
        <div className="grid grid-cols-1 justify-items-start gap-3">
          {openRecords > 0 ? (
            <Checkbox
              label={`Settle ${plural(openRecords, 'open record')} without a fee`}
              checked={closeRecords}
              onCheckedChange={(checked) =>
                form.setValue('closeRecords', checked === true, { shouldDirty: true })
              }
            />
          ) : (
            <p>No record without a fee is open.</p>
          )}
          {activeTodos > 0 ? (
            <p>
              {plural(activeTodos, 'to-do is', 'to-dos are')} still active.{' '}
              <Link asChild>
                <RouterLink to={paths.adminTodo}>See them</RouterLink>
              </Link>
            </p>
          ) : null}
        </div>
      </Section>
      <Archive />
      <Section
        title="What begins again"
        description="Warnings and limits count from then on, and everybody reads the rules again."
      >
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Close the year?"
          description={`${peopleLeave(leavers.length)}, ${recordsSettled(settled)}, everybody reads the rules again.`}
          confirmLabel="Yes, Close"
          tone="danger"
          loading={close.isPending}
          onConfirm={() =>
            close.mutate(
              {
                leavers: leaverIds,
                closeRecords,
                startedAt: year.startedAt,
                recordsClosed: settled,
              },
              {
                onSuccess: (closed) => {
                  discard()
                  onClosed(closed)
                },
                onSettled: () => setIsAsking(false),
              },
            )
          }
          trigger={<Button className="justify-self-start">Close the year</Button>}
        >
          {/* Some may have been ticked days ago, and be far up the page. */}
          {leavers.length > 0 ? (
            <ul aria-label="Members who leave" className="list-disc ps-5">
              {leavers.map((each) => (
                <li key={each._id} dir="auto" className="wrap-anywhere">
                  {calledOf(each)}
                </li>
              ))}
            </ul>
          ) : null}
        </ConfirmDialog>
      </Section>
    </div>
  )
}

/** What comes next once a year is closed. */
const nextSteps = [
  { to: `${paths.panel}/collections/calendar/months`, label: 'Copy the calendar to the next year' },
  { to: `${paths.adminMembers}#invite-several`, label: 'Invite several' },
  { to: `${paths.panel}/collections/team`, label: 'Change the team page' },
] as const

const Closed = ({ left, recordsClosed }: ClosedYear) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {yearMessages.closed}
      </h2>
      <p>
        {plural(left, 'person', 'people')} left, {plural(recordsClosed, 'record')} settled. This
        comes next:
      </p>
      <ul className="grid justify-items-start gap-2">
        {nextSteps.map(({ to, label }) => (
          <li key={to}>
            <Link asChild>
              <RouterLink to={to} reloadDocument={to.startsWith(paths.panel)}>
                {label}
              </RouterLink>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where an admin hands a team over to the next year. */
export const YearScreen = () => {
  const api = useApi()
  const query = useQuery({ queryKey: ['year'], queryFn: () => api.year.get(), staleTime: 0 })
  const { timeZone } = useSite()
  const startedAt = query.data?.startedAt
  const [unanswered, setUnanswered] = useState<readonly Sent[]>([])
  const [answered, setAnswered] = useState<ClosedYear>()
  const closed = answered ?? closedBy(unanswered, query.data)
  return (
    <MemberPage
      title="Close the year"
      lead={
        startedAt
          ? `This year began on ${mediumDate(dateIn(timeZone, new Date(startedAt)))}.`
          : 'Who leaves, what is open, and what begins again.'
      }
      breadcrumb={[
        { to: paths.adminMembers, label: 'Members' },
        { to: paths.adminYear, label: 'Close the year' },
      ]}
    >
      {closed ? (
        <Closed {...closed} />
      ) : (
        <QueryState query={query} loading="Loading the year" failed="Failed to fetch the year">
          {(year) => (
            <YearForm
              key={year.startedAt}
              year={year}
              unanswered={unanswered}
              onUnanswered={setUnanswered}
              onClosed={setAnswered}
            />
          )}
        </QueryState>
      )}
    </MemberPage>
  )
}
