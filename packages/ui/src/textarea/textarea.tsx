import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useEffect, useId, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { cn } from '../cn/cn'
import { joinIds, useFieldControl } from '../field/field-context'
import { controlVariants } from '../input/input'

export type TextareaProps = ComponentProps<'textarea'>

type Text = ComponentProps<'textarea'>['value']

/** The current text of a text area, whether typed, controlled or reset by its form. */
const useCurrentText = (
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

interface CharacterCounterProps {
  /** The id of the element that says the limit. */
  id: string
  length: number
  max: number
}

const charactersLeft = (left: number) => {
  const characters = Math.abs(left) === 1 ? '1 character' : `${Math.abs(left)} characters`
  return left < 0 ? `${characters} too many` : `${characters} left`
}

/** The number of characters and the limit. Once only a tenth is left, the rest is announced. */
const CharacterCounter = ({ id, length, max }: CharacterCounterProps) => {
  const left = max - length
  const close = left <= max / 10
  return (
    <div className="mt-1 text-end text-xs text-ink-soft">
      <span aria-hidden className={cn('tabular', close && 'font-semibold text-danger')}>
        {length} / {max}
        {left < 0 ? `, ${charactersLeft(left)}` : ''}
      </span>
      <span id={id} hidden>
        At most {max} characters
      </span>
      <span role="status" className="sr-only">
        {close ? charactersLeft(left) : ''}
      </span>
    </div>
  )
}

/**
 * Several lines of text; `rows` says how much is expected. It grows with its content, and with a
 * `maxLength` it shows a counter, which is announced when a tenth is left and says how much is too long:
 * nothing that is pasted is cut. Ref and props go to the text area, `className` to the element around it.
 */
export const Textarea = ({ className, ref, rows = 4, maxLength, ...props }: TextareaProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const field = useFieldControl(props)
  const composedRef = useComposedRefs(area, ref)
  const limitId = useId()
  const text = useCurrentText(area, props.value, props.defaultValue)
  const limited = maxLength !== undefined
  const isTooLong = limited && text.length > maxLength

  return (
    <div data-slot="textarea" className={cn('grid', className)}>
      <textarea
        rows={rows}
        {...props}
        {...field}
        ref={composedRef}
        aria-invalid={field['aria-invalid'] ?? (isTooLong || undefined)}
        aria-describedby={joinIds(field['aria-describedby'], limited ? limitId : undefined)}
        className={cn(
          controlVariants(),
          'block h-auto max-h-[60dvh] min-h-24 resize-none py-2 field-sizing-content pointer-coarse:h-auto',
          '[grid-area:1/1]',
        )}
      />
      {/* An invisible copy of the text sets the height in browsers without `field-sizing`. */}
      <div
        aria-hidden
        className="invisible max-h-[60dvh] overflow-hidden border border-transparent px-3 py-2 text-sm whitespace-pre-wrap [grid-area:1/1] supports-[field-sizing:content]:hidden"
      >
        {text}{' '}
      </div>
      {limited ? <CharacterCounter id={limitId} length={text.length} max={maxLength} /> : null}
    </div>
  )
}
