import { useEffect, useState, type ComponentProps, type RefObject } from 'react'

type Text = ComponentProps<'textarea'>['value']

/** The current text of a text area, whether typed, controlled or reset by its form. */
export const useCurrentText = (
  ref: RefObject<HTMLTextAreaElement | null>,
  value: Text,
  initial: Text,
): string => {
  const isControlled = value !== undefined
  const [text, setText] = useState(String(initial ?? ''))

  useEffect(() => {
    const area = ref.current
    // Rendering a controlled text area before its onChange would put the old value back.
    if (!area || isControlled) return
    const read = () => setText(area.value)
    // A form fills its controls in after their effects, and resets them after its reset event.
    const readLater = () => requestAnimationFrame(read)
    readLater()
    area.addEventListener('input', read)
    area.form?.addEventListener('reset', readLater)
    return () => {
      area.removeEventListener('input', read)
      area.form?.removeEventListener('reset', readLater)
    }
  }, [ref, isControlled])

  return isControlled ? String(value) : text
}
