import { useRef, type SubmitEvent } from 'react'

/** In milliseconds. A tab in the background paints nothing. */
const longestWait = 100

/** Resolves when the browser has painted, so that a press is seen before the work that it starts. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestWait)
  })

/**
 * Lets a form be submitted once at a time. The form's own state would be too late:
 * `requestSubmit()` may be called several times before the next render.
 *
 * @param submit - returned by react-hook-form's `handleSubmit`
 * @returns the form's `onSubmit`
 */
export const useSingleSubmit = (submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>) => {
  const isSubmitting = useRef(false)
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    void nextPaint()
      .then(() => submit(event))
      .finally(() => {
        isSubmitting.current = false
      })
  }
}
