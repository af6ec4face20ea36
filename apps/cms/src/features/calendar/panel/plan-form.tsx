'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { plural } from '@tropa/contract/base/plural'
import { audienceInWords } from '@tropa/contract/calendar/import'
import { noResponse } from '@tropa/contract/errors'
import { useRouter } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Problem } from '../../../payload/components/problem'
import { sendForm } from '../../../payload/components/send-form'
import type { ImportResponse } from '../import/endpoints'
import type { PlanRow, PlanStatus } from '../import/plan'
import { calendarAddress, daysInWords } from '../month'
import { PublishChoice } from './publish-choice'

interface PlanRequest {
  choices: object
  file?: File | undefined
}

const usePlan = (path: 'import' | 'copy-year') => {
  const { config } = useConfig()
  const [plan, setPlan] = useState<ImportResponse>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  /** Says whether the server answered. */
  const send = async ({ choices, file }: PlanRequest): Promise<boolean> => {
    setIsBusy(true)
    setProblem('')
    try {
      const url = `${config.routes.api}/calendar/${path}`
      const answer = await sendForm(url, 'POST', choices, file)
      const body = answer.body as ImportResponse | Pick<ImportResponse, 'errors'>
      setPlan('rows' in body ? body : undefined)
      setProblem(answer.isOk ? '' : (body.errors?.[0]?.message ?? 'Something went wrong.'))
      return true
    } catch {
      setProblem(noResponse)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  const reset = () => {
    setPlan(undefined)
    setProblem('')
  }

  return { plan, problem, isBusy, send, reset }
}

const statusLabels: Record<PlanStatus, string> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  error: 'Wrong',
}

/** The name of controls that choose among the rows of a preview; all others make it outdated. */
const keepsPreview = 'keepsPreview'

/** Errors first, since they have to be corrected, then by day. */
const inOrder = (rows: readonly PlanRow[]) =>
  rows.toSorted(
    (one, other) =>
      Number(other.status === 'error') - Number(one.status === 'error') ||
      (one.event?.start ?? '').localeCompare(other.event?.start ?? ''),
  )

interface Choice {
  chosen: readonly string[]
  choose: (place: string, isChosen: boolean) => void
}

const isWritten = ({ place, status, isOptional }: PlanRow, chosen: readonly string[]) =>
  (status === 'new' || status === 'changed') && (!isOptional || chosen.includes(place))

const EventDetails = ({ title, event }: PlanRow) => (
  <>
    {title || 'No title'}
    {event ? (
      <>
        <br />
        <span className="tool__hint">
          {[daysInWords(event), event.type, audienceInWords(event.audience)].join(' · ')}
        </span>
      </>
    ) : null}
  </>
)

/** Focuses the element that replaces the pressed button. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

const PlanPreview = ({ plan, choice }: { plan: ImportResponse; choice: Choice }) => {
  const { rows, counts, ignoredColumns, dayOrder } = plan
  return (
    <>
      <p role="status" tabIndex={-1} ref={takeFocus}>
        <strong>
          {counts.new} new, {counts.changed} changed, {counts.unchanged} unchanged, {counts.error}{' '}
          wrong
        </strong>
      </p>
      {ignoredColumns.length > 0 ? (
        <p className="tool__hint">These columns are not used: {ignoredColumns.join(', ')}.</p>
      ) : null}
      {dayOrder ? <p className="tool__hint">The days were read as {dayOrder}.</p> : null}
      <section className="tool__preview" aria-label="Preview">
        <table>
          <thead>
            <tr>
              <th scope="col">Where</th>
              <th scope="col">What</th>
              <th scope="col">Event</th>
              <th scope="col">Details</th>
            </tr>
          </thead>
          <tbody>
            {inOrder(rows).map((row) => (
              <tr key={row.place + row.title} data-status={row.status}>
                <td>{row.place}</td>
                <td>{statusLabels[row.status]}</td>
                <td>
                  <EventDetails {...row} />
                </td>
                <td>
                  {row.notes.map((note) => (
                    <div key={note}>{note}</div>
                  ))}
                  {row.isOptional ? (
                    <label className="tool__choice">
                      <input
                        type="checkbox"
                        name={keepsPreview}
                        checked={choice.chosen.includes(row.place)}
                        onChange={({ target }) => choice.choose(row.place, target.checked)}
                      />
                      Import “{row.title}” anyway
                    </label>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** An address with more ids would be too long. */
const maxLinked = 250

/** Says how many events were written, and leads to them. */
const Written = ({ ids }: { ids: readonly string[] }) => {
  const sentence = <strong>Done: {plural(ids.length, 'event')} written.</strong>
  if (ids.length === 0 || ids.length > maxLinked) return sentence
  return <a href={`${calendarAddress}?where[or][0][and][0][id][in]=${ids.join()}`}>{sentence}</a>
}

interface PlanFormProps {
  path: 'import' | 'copy-year'
  title: string
  /** For the button that writes: `Import`, `Copy`. */
  verb: string
  hint: ReactNode
  children: ReactNode
  read: (form: FormData) => PlanRequest
}

export const PlanForm = ({ path, title, verb, hint, children, read }: PlanFormProps) => {
  const router = useRouter()
  const { plan, problem, isBusy, send, reset } = usePlan(path)
  const [skipErrors, setSkipErrors] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])

  const choose = (place: string, isChosen: boolean) =>
    setChosen((places) => [
      ...places.filter((each) => each !== place),
      ...(isChosen ? [place] : []),
    ])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const { choices, file } = read(form)
    const publish = form.get('publish') === 'yes'
    const apply = plan && !plan.isApplied ? plan.fingerprint : undefined
    const isAnswered = await send({
      choices: { ...choices, publish, skipErrors, chosen, apply },
      file,
    })
    // Without a connection, a refresh would leave the page, and the file that was chosen.
    if (apply && isAnswered) router.refresh()
  }

  const isPreview = plan !== undefined && !plan.isApplied
  const errors = plan?.counts.error ?? 0
  const writes = plan?.rows.filter((row) => isWritten(row, chosen)).length ?? 0
  return (
    <details className="tool__panel">
      <summary>{title}</summary>
      <form
        className="tool__form"
        onSubmit={(event) => void submit(event)}
        onChange={(event) => {
          if (event.target instanceof HTMLInputElement && event.target.name === keepsPreview) return
          setChosen([])
          reset()
        }}
      >
        <p className="tool__hint">{hint}</p>
        <div className="tool__fields">
          {children}
          <PublishChoice legend="Drafts or published" />
        </div>
        <Problem text={problem} />
        {isPreview ? <PlanPreview plan={plan} choice={{ chosen, choose }} /> : null}
        {plan?.isApplied ? (
          <p role="status" tabIndex={-1} ref={takeFocus}>
            <Written ids={plan.written ?? []} />
          </p>
        ) : null}
        {isPreview && errors > 0 ? (
          <label className="tool__choice">
            <input
              type="checkbox"
              name={keepsPreview}
              checked={skipErrors}
              onChange={(event) => setSkipErrors(event.target.checked)}
            />
            Leave out what is wrong ({plural(errors, 'event')})
          </label>
        ) : null}
        <div className="tool__actions">
          {isPreview ? (
            <>
              <Button
                type="submit"
                margin={false}
                disabled={writes === 0 || (errors > 0 && !skipErrors)}
              >
                {`${verb} ${plural(writes, 'event')}`}
              </Button>
              <Button buttonStyle="secondary" margin={false} onClick={reset}>
                Cancel
              </Button>
            </>
          ) : (
            <Button type="submit" margin={false}>
              Preview
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
