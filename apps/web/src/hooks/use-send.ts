import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { toast } from '@tropa/ui/toast'
import { apiFailure } from '../api/api-failure'
import { toastFailure } from '../api/toast-failure'

/** In milliseconds. A tab in the background paints nothing. */
const paintTimeout = 100

/** Resolves when the browser has painted, so that a press is seen before the work that it starts. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, paintTimeout)
  })

const fieldsOf = <Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
) => Object.keys(form.getValues()) as FieldPath<Fields>[]

const isTextField = (field: unknown) =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

const withoutBreaks = (text: string) => text.replaceAll(/[\r\n]/g, '')

/** Takes over what a password manager wrote into the fields without an event. */
const takeWritten = <Fields extends FieldValues, Output>(
  element: HTMLFormElement,
  form: UseFormReturn<Fields, unknown, Output>,
) => {
  for (const name of fieldsOf(form)) {
    const field = element.elements.namedItem(name)
    const known: unknown = form.getValues(name) ?? ''
    if (!isTextField(field) || typeof known !== 'string') continue
    // An input drops the line breaks of its value even if nobody edited it.
    if (withoutBreaks(field.value) === withoutBreaks(known)) continue
    form.setValue(name, field.value as FieldPathValue<Fields, typeof name>, { shouldDirty: true })
  }
}

/** Shows the errors of a failed request at their fields and focuses the first of them; returns whether one is there. */
const showFieldErrors = <Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  error: unknown,
): boolean => {
  const { errors } = apiFailure(error)
  const invalid = fieldsOf(form).flatMap((field) =>
    // Errors inside a list or a group are named by their path: `teams.2.name`.
    Object.keys(errors).filter(
      (path): path is FieldPath<Fields> => path === field || path.startsWith(`${field}.`),
    ),
  )
  invalid.forEach((path, index) =>
    form.setError(
      path,
      { type: 'server', message: errors[path] ?? '' },
      { shouldFocus: index === 0 },
    ),
  )
  // A field that is not there at present, or a row of a list, has no element to show it; a list shows its own.
  return invalid.some(
    (path) =>
      form.getFieldState(path).error?.ref !== undefined || Array.isArray(form.getValues(path)),
  )
}

/** Runs once a form is sent, unless its dialog was left in the meantime and may hold another text by now. */
type Finish = () => void

/**
 * Sends a form, one attempt at a time; if it fails, the fields say why. The form's own state would change too late,
 * because `requestSubmit()` may be called several times before the next render.
 *
 * @param send - may return a function to run afterwards, unless the dialog was left
 * @param failed - the toast if no field shows the error and the server gives no reason; or a function that handles a
 * failure besides the fields, called with whether one of them shows it and whether the dialog or its screen was left
 * @returns the props that the form's dialog or element needs
 */
export const useSend = <Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  send: (values: Output) => Promise<void> | Promise<Finish | undefined>,
  failed?: string | ((error: unknown, isShown: boolean, isUnseen: boolean) => Promise<void> | void),
) => {
  const attempt = useRef<{ isLeft: boolean }>(null)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const submit = async (event: SubmitEvent<HTMLFormElement>, current: { isLeft: boolean }) => {
    await nextPaint()
    if (!current.isLeft) setIsSubmitting(true)
    await form.handleSubmit(async (values) => {
      try {
        const finish = await send(values)
        if (!current.isLeft) finish?.()
      } catch (error) {
        // Nobody sees the fields of a screen that was left. A success finishes there too, which removes the draft.
        const isUnseen = current.isLeft || !isMounted.current
        const isShown = !isUnseen && showFieldErrors(form, error)
        if (typeof failed === 'function') await failed(error, isShown, isUnseen)
        else if (failed !== undefined && !isShown) toastFailure(error, failed)
      }
    })(event)
  }

  return {
    isSubmitting,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (attempt.current) return
      // What the last attempt failed with need not be true of this one.
      toast.dismissErrors()
      const current = { isLeft: false }
      attempt.current = current
      takeWritten(event.currentTarget, form)
      void submit(event, current).finally(() => {
        if (attempt.current !== current) return
        attempt.current = null
        setIsSubmitting(false)
      })
    },
    /** Called when the dialog is closed: a request under way continues, and the form can be sent again. */
    onLeave: () => {
      if (attempt.current) attempt.current.isLeft = true
      attempt.current = null
      setIsSubmitting(false)
    },
  }
}
