import { useRef, type SubmitEvent } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { apiFailure } from '../api/api-failure'
import { toastFailure } from '../api/toast-failure'

/** In milliseconds. A tab in the background paints nothing. */
const longestWait = 100

/** Resolves when the browser has painted, so that a press is seen before the work that it starts. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestWait)
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
    // An input drops the line breaks of a text that nobody touched.
    if (withoutBreaks(field.value) === withoutBreaks(known)) continue
    form.setValue(name, field.value as FieldPathValue<Fields, typeof name>, { shouldDirty: true })
  }
}

/** Shows the errors of a failed request at their fields and focuses the first of them; returns whether any has one. */
const showFieldErrors = <Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  error: unknown,
): boolean => {
  const { errors } = apiFailure(error)
  const invalid = fieldsOf(form).filter((field) => errors[field] !== undefined)
  invalid.forEach((field, index) =>
    form.setError(
      field,
      { type: 'server', message: errors[field] ?? '' },
      { shouldFocus: index === 0 },
    ),
  )
  return invalid.length > 0
}

/**
 * Lets a form be submitted once at a time. The form's own state would be too late:
 * `requestSubmit()` may be called several times before the next render.
 *
 * @param submit - returned by react-hook-form's `handleSubmit`
 * @returns the form's `onSubmit`
 */
export const useSingleSubmit = <Fields extends FieldValues, Output>(
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>,
  form: UseFormReturn<Fields, unknown, Output>,
) => {
  const isSubmitting = useRef(false)
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    takeWritten(event.currentTarget, form)
    void nextPaint()
      .then(() => submit(event))
      .finally(() => {
        isSubmitting.current = false
      })
  }
}

/**
 * Sends a form, once at a time; where that fails, its fields say why.
 *
 * @param failed - the toast where no field shows it and the server gives no reason; or what a failure needs besides
 * the fields, called with whether one of them shows it
 * @returns what the form's dialog or element needs
 */
export const useSend = <Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  send: (values: Output) => Promise<void>,
  failed?: string | ((error: unknown, isShown: boolean) => Promise<void> | void),
) => {
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      const isShown = showFieldErrors(form, error)
      if (typeof failed === 'function') await failed(error, isShown)
      else if (failed !== undefined && !isShown) toastFailure(error, failed)
    }
  })
  return { onSubmit: useSingleSubmit(submit, form), isSubmitting: form.formState.isSubmitting }
}
