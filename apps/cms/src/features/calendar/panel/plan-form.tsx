'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { noResponse } from '@tropa/contract/errors'
import { useRouter } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Problem } from '../../../payload/components/problem'
import { slugs } from '../../../payload/slugs'
import type { ImportResponse } from '../import/endpoints'
import type { PlanRow, PlanStatus } from '../import/plan'

interface PlanRequest {
  choices: object
  file?: File | undefined
}

/** Requests a preview of an import, or applies the one that is shown. */
const usePlan = (path: 'import' | 'copy-year') => {
  const { config } = useConfig()
  const [plan, setPlan] = useState<ImportResponse>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const send = async ({ choices, file }: PlanRequest) => {
    setIsBusy(true)
    setProblem('')
    const form = new FormData()
    form.set('_payload', JSON.stringify(choices))
    if (file) form.set('file', file)
    try {
      const url = `${config.routes.api}/${slugs.calendar}/${path}`
      const response = await fetch(url, { method: 'POST', body: form, credentials: 'include' })
      const body = (await response.json()) as ImportResponse | Pick<ImportResponse, 'errors'>
      setPlan('rows' in body ? body : undefined)
      setProblem(response.ok ? '' : (body.errors?.[0]?.message ?? 'Something went wrong.'))
    } catch {
      setProblem(noResponse)
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

const daysOf = ({ event }: PlanRow) => {
  if (!event) return ''
  return event.start === event.end ? event.start : `${event.start} to ${event.end}`
}

const detailsOf = ({ notes, event }: PlanRow) => (notes.length > 0 ? notes : [event?.type ?? ''])

const countOfWrites = ({ counts }: ImportResponse) => counts.new + counts.changed

/** Shows what a plan does with each row; rows with errors come first. */
const PlanPreview = ({ plan: { rows, counts, ignoredColumns } }: { plan: ImportResponse }) => {
  const errorsFirst = [
    ...rows.filter(({ status }) => status === 'error'),
    ...rows.filter(({ status }) => status !== 'error'),
  ]
  return (
    <>
      <p role="status">
        <strong>
          {counts.new} new, {counts.changed} changed, {counts.unchanged} unchanged, {counts.error}{' '}
          wrong
        </strong>
      </p>
      {ignoredColumns.length > 0 ? (
        <p className="tool__hint">These columns are not used: {ignoredColumns.join(', ')}.</p>
      ) : null}
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
            {errorsFirst.map((row) => (
              <tr key={row.place + row.title} data-status={row.status}>
                <td>{row.place}</td>
                <td>{statusLabels[row.status]}</td>
                <td>
                  {row.title || 'No title'}
                  <br />
                  <span className="tool__hint">{daysOf(row)}</span>
                </td>
                <td>
                  {detailsOf(row).map((note) => (
                    <div key={note}>{note}</div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

const countedEvents = (count: number) => (count === 1 ? '1 event' : `${count} events`)

interface PlanFormProps {
  path: 'import' | 'copy-year'
  title: string
  /** For the button that writes: `Import`, `Copy`. */
  verb: string
  hint: ReactNode
  children: ReactNode
  read: (form: FormData) => { choices: object; file?: File | undefined }
}

/** A form that shows a preview before it writes. */
export const PlanForm = ({ path, title, verb, hint, children, read }: PlanFormProps) => {
  const router = useRouter()
  const { plan, problem, isBusy, send, reset } = usePlan(path)
  const [skipErrors, setSkipErrors] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { choices, file } = read(form)
    const publish = form.get('publish') === 'yes'
    const apply = plan && !plan.isApplied ? plan.fingerprint : undefined
    await send({ choices: { ...choices, publish, skipErrors, apply }, file })
    if (apply) router.refresh()
  }

  const isPreview = plan !== undefined && !plan.isApplied
  const errors = plan?.counts.error ?? 0
  const writes = plan ? countOfWrites(plan) : 0
  return (
    <details className="tool__panel">
      <summary>{title}</summary>
      <form
        className="tool__form"
        onSubmit={(event) => void submit(event)}
        onChange={(event) => {
          if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'skipErrors') {
            reset()
          }
        }}
      >
        <p className="tool__hint">{hint}</p>
        <div className="tool__fields">
          {children}
          <fieldset className="tool__set">
            <legend>What becomes of the events</legend>
            <label className="tool__choice">
              <input type="radio" name="publish" value="no" defaultChecked />
              Save as drafts
            </label>
            <label className="tool__choice">
              <input type="radio" name="publish" value="yes" />
              Publish at once
            </label>
          </fieldset>
        </div>
        <Problem text={problem} />
        {isPreview ? <PlanPreview plan={plan} /> : null}
        {plan?.isApplied ? (
          <p role="status">
            <strong>Done: {countedEvents(writes)} written.</strong>
          </p>
        ) : null}
        {isPreview && errors > 0 ? (
          <label className="tool__choice">
            <input
              type="checkbox"
              name="skipErrors"
              checked={skipErrors}
              onChange={(event) => setSkipErrors(event.target.checked)}
            />
            Leave out what is wrong ({countedEvents(errors)})
          </label>
        ) : null}
        <div className="tool__actions">
          {isPreview ? (
            <>
              <Button
                type="submit"
                margin={false}
                disabled={isBusy || writes === 0 || (errors > 0 && !skipErrors)}
              >
                {`${verb} ${countedEvents(writes)}`}
              </Button>
              <Button buttonStyle="secondary" margin={false} onClick={reset}>
                Cancel
              </Button>
            </>
          ) : (
            <Button type="submit" margin={false} disabled={isBusy}>
              Preview
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
