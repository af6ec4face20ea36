'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent, type ReactNode } from 'react'
import { Problem } from '../../../payload/components/problem'
import { countOfWrites, PlanPreview } from './plan-preview'
import { usePlan } from './use-plan'

const countedEvents = (count: number) => (count === 1 ? '1 event' : `${count} events`)

interface PlanFormProps {
  path: 'import' | 'copy-year'
  title: string
  /** For the button that writes: `Import`, `Copy`. */
  verb: string
  hint: ReactNode
  children: ReactNode
  /** Reads the request from the form's fields. */
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
