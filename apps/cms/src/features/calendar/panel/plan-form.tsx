'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent, type ReactNode } from 'react'
import { Problem } from '../../../payload/components/problem'
import { PlanPreview, writtenBy } from './plan-preview'
import { usePlan } from './use-plan'

const events = (count: number) => (count === 1 ? '1 event' : `${count} events`)

interface PlanFormProps {
  path: 'import' | 'copy-year'
  title: string
  /** The verb on the button that writes: `Import`, `Copy`. */
  verb: string
  hint: ReactNode
  /** The form's own fields. */
  children: ReactNode
  /** What the fields say, to be sent. */
  read: (form: FormData) => { choices: object; file?: File | undefined }
}

/** A form that shows what it would do before it does it. */
export const PlanForm = ({ path, title, verb, hint, children, read }: PlanFormProps) => {
  const router = useRouter()
  const { answer, problem, isBusy, send, forget } = usePlan(path)
  const [skipErrors, setSkipErrors] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { choices, file } = read(form)
    const publish = form.get('publish') === 'yes'
    const apply = answer && !answer.isApplied ? answer.fingerprint : undefined
    await send({ choices: { ...choices, publish, skipErrors, apply }, file })
    if (apply) router.refresh()
  }

  const isPreview = answer !== undefined && !answer.isApplied
  const wrong = answer?.counts.error ?? 0
  const written = answer ? writtenBy(answer) : 0
  return (
    <details className="tool__panel">
      <summary>{title}</summary>
      <form
        className="tool__form"
        onSubmit={(event) => void submit(event)}
        onChange={(event) => {
          if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'skipErrors') {
            forget()
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
        {isPreview ? <PlanPreview answer={answer} /> : null}
        {answer?.isApplied ? (
          <p role="status">
            <strong>Done: {events(written)} written.</strong>
          </p>
        ) : null}
        {isPreview && wrong > 0 ? (
          <label className="tool__choice">
            <input
              type="checkbox"
              name="skipErrors"
              checked={skipErrors}
              onChange={(event) => setSkipErrors(event.target.checked)}
            />
            Leave out what is wrong ({events(wrong)})
          </label>
        ) : null}
        <div className="tool__actions">
          {isPreview ? (
            <>
              <Button
                type="submit"
                margin={false}
                disabled={isBusy || written === 0 || (wrong > 0 && !skipErrors)}
              >
                {`${verb} ${events(written)}`}
              </Button>
              <Button buttonStyle="secondary" margin={false} onClick={forget}>
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
