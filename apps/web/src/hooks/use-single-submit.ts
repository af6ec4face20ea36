import { useRef, type SubmitEvent } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { setFieldErrors } from '../api/form-errors'

/** In milliseconds. A tab in the background paints nothing. */
const longestWait = 100

/** Resolves when the browser has painted, so that a press is seen before the work that it starts. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestWait)
  })

/** Takes over what a password manager wrote into the fields without an event. */
const takeWritten = <Fields extends FieldValues, Output>(
  element: HTMLFormElement,
  { getValues, setValue }: UseFormReturn<Fields, unknown, Output>,
) => {
  for (const name of Object.keys(getValues()) as FieldPath<Fields>[]) {
    const field = element.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || field.value === (getValues(name) ?? '')) continue
    setValue(name, field.value as FieldPathValue<Fields, typeof name>, { shouldDirty: true })
  }
}

/**
 * Lets a form be submitted once at a time. The form's own state would be too late:
 * `requestSubmit()` may be called several times before the next render.
 *
 * @param submit - returned by react-hook-form's `handleSubmit`
 * @param form - given where password managers fill in the fields
 * @returns the form's `onSubmit`
 */
export const useSingleSubmit = <Fields extends FieldValues, Output>(
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>,
  form?: UseFormReturn<Fields, unknown, Output>,
) => {
  const isSubmitting = useRef(false)
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    if (form) takeWritten(event.currentTarget, form)
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
 * @param fields - the ones at which errors of the server are shown
 * @param onFailed - does what else a failure needs; it is told whether a field shows it
 * @returns what the form's dialog or element needs
 */
export const useSend = <Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  fields: readonly FieldPath<Fields>[],
  send: (values: Output) => Promise<void>,
  onFailed?: (error: unknown, isShown: boolean) => Promise<void> | void,
) => {
  const onSubmit = useSingleSubmit(
    form.handleSubmit(async (values) => {
      try {
        await send(values)
      } catch (error) {
        const isShown = setFieldErrors(fields, error, form.setError)
        await onFailed?.(error, isShown)
      }
    }),
  )
  return { onSubmit, isSubmitting: form.formState.isSubmitting }
}
