import {
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { cn } from '../cn/cn'
import { FieldContext, focusGroup, joinIds } from './field-context'
import { announce } from '../hooks/announce'
import { CircleAlertIcon } from '../icons/icons'
import { useLabels } from '../labels/labels'

export type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the control: a noun without a colon, which stays visible. */
  label: ReactNode
  /** Help that is always shown. */
  hint?: ReactNode
  /** Says what is wrong and how to fix it. Marks the control as invalid. */
  error?: ReactNode
  /** The usual case. While the field is empty, the form is not sent and the field says so. */
  required?: boolean
  /** May be left empty, which the label says. */
  optional?: boolean
  /** The `id` of the control, to which an ErrorSummary leads. */
  controlId?: string
  /** Hides the label visually where its surroundings already say the same. */
  hideLabel?: boolean
  /** One control, such as an Input, which takes its name, hint and error from the field. */
  children?: ReactNode
}

const isFormControl = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/**
 * Connects a control with its label, hint and error for assistive technology. Around every control of a
 * form, exactly one in each; the control finds it without an id. What people need while they type is in
 * the hint, because a placeholder disappears with the first letter; the error says what to enter.
 *
 * In a form every field is either `required`, without a mark, or `optional`, which the label says.
 *
 * A SearchField and a SegmentedControl have a `label` of their own and need no field, nor does a Checkbox
 * without hint and error.
 */
export const Field = ({
  label,
  hint,
  error: formError,
  required = false,
  optional = false,
  controlId,
  hideLabel = false,
  className,
  children,
  ...props
}: FieldProps) => {
  const id = useId()
  const control = controlId ?? `${id}-control`
  const labelId = `${id}-label`
  const [ownError, setOwnError] = useState<string>()
  useEffect(() => {
    if (!ownError) return
    announce(ownError)
    return () => announce('')
  }, [ownError])
  const {
    required: missing = 'Please fill in this field.',
    optional: optionalMark = '(optional)',
  } = useLabels()
  const [refused, setRefused] = useState<string>()
  const error = ownError ?? refused ?? formError
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const invalid = Boolean(error)
  const describedBy = joinIds(errorId, hintId)
  const context = useMemo(
    () => ({ controlId: control, labelId, describedBy, invalid, required, setOwnError }),
    [control, labelId, describedBy, invalid, required],
  )

  /** Shows the error at the field, because the browser would show a bubble with its own words. */
  const refuse = (event: SyntheticEvent) => {
    const { target, currentTarget } = event
    if (!isFormControl(target)) return
    event.preventDefault()
    setRefused(target.validity.valueMissing ? missing : target.validationMessage)
    if (target.form?.querySelector(':is(input, select, textarea):invalid') !== target) return
    const shown = currentTarget.querySelector<HTMLElement>(`#${CSS.escape(control)}`) ?? target
    shown.focus()
    if (document.activeElement !== shown) focusGroup(shown)
  }

  return (
    <FieldContext value={context}>
      <div
        data-slot="field"
        data-invalid={invalid || undefined}
        onInvalidCapture={refuse}
        onChangeCapture={() => setRefused(undefined)}
        className={cn('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}
        {...props}
      >
        <label
          id={labelId}
          htmlFor={control}
          className={hideLabel ? 'sr-only' : 'w-fit text-sm font-semibold'}
        >
          {label}
          {optional ? ` ${optionalMark}` : null}
        </label>
        {children}
        {hint ? (
          <p id={hintId} className="text-xs text-ink-soft">
            {hint}
          </p>
        ) : null}
        {errorId ? (
          <p
            id={errorId}
            className="flex animate-fade-in items-start gap-1.5 text-xs font-medium text-danger"
          >
            <CircleAlertIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{error}</span>
          </p>
        ) : null}
      </div>
    </FieldContext>
  )
}
