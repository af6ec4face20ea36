'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Problem } from './problem'
import './tools.css'

export const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

interface PanelDialogProps {
  title: ReactNode
  /** On the button that sends the form: `Add`. */
  verb: string
  /** On a second button, which sends the form with the field `also`: `Publish`. */
  also?: string | undefined
  /** On the button that closes the dialog without sending: `Close`. */
  dismissal: string
  noValidate?: boolean
  /** Resolves to why the form is refused; without a reason, the dialog closes. */
  onSubmit: (form: FormData) => Promise<string | undefined>
  onClose: () => void
  children: ReactNode
}

/** One of our own forms in a dialog of the panel. */
export const PanelDialog = (props: PanelDialogProps) => {
  const { title, verb, also, dismissal, noValidate, onSubmit, onClose, children } = props
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => dialog.current?.showModal(), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React would also pass the event to the document's form, which surrounds the portal.
    event.stopPropagation()
    if (isBusy) return
    const form = event.currentTarget
    setIsBusy(true)
    const refusal = await onSubmit(new FormData(form, event.nativeEvent.submitter))
    setIsBusy(false)
    setProblem(refusal ?? '')
    if (refusal === undefined) dialog.current?.close()
    // The browser does not check the day, which our form asks for last.
    else if (noValidate)
      form.querySelector<HTMLElement>(':scope > label:last-of-type > input')?.focus()
  }

  return createPortal(
    <dialog ref={dialog} className="panel-dialog" aria-labelledby={titleId} onClose={onClose}>
      <form className="tool__form" noValidate={noValidate} onSubmit={(event) => void submit(event)}>
        <h2 id={titleId} dir="auto">
          {title}
        </h2>
        {children}
        <Problem text={problem} />
        <div className="tool__actions">
          <Button type="submit" size="medium">
            {verb}
          </Button>
          {also ? (
            <Button
              type="submit"
              buttonStyle="secondary"
              size="medium"
              extraButtonProps={{ name: 'also', value: also, formNoValidate: true }}
            >
              {also}
            </Button>
          ) : null}
          <Button buttonStyle="secondary" size="medium" onClick={() => dialog.current?.close()}>
            {dismissal}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
