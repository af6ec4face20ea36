import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'
import { useFieldControl } from '../field/field-context'
import { ChoiceText } from '../option/choice-text'
import { choiceLabel } from '../option/option'

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'children' | 'size' | 'aria-label'
> & {
  /** What is on, a noun or a command, and the same in both states. A click on it switches. */
  label: ReactNode
  /** A second line below the label. */
  description?: ReactNode
  /** Receives whether it is on now, after each change. */
  onCheckedChange?: (checked: boolean) => void
}

/**
 * Turns something on or off, at once and without a button that saves; its label says what is on. What takes
 * effect when its form is sent is a Checkbox, and a choice between two words a SegmentedControl. If it fails,
 * set it back and say so. Ref and props go to the input.
 */
export const Switch = ({
  label,
  description,
  className,
  onChange,
  onCheckedChange,
  ...props
}: SwitchProps) => (
  <label className={cn(choiceLabel, className)}>
    <input
      type="checkbox"
      role="switch"
      data-slot="switch"
      {...props}
      {...useFieldControl(props)}
      onChange={(event) => {
        onChange?.(event)
        onCheckedChange?.(event.target.checked)
      }}
      className="inline-grid h-5 w-9 shrink-0 appearance-none items-center rounded-full border border-line-control bg-surface transition-colors before:ms-0.5 before:size-3.5 before:rounded-full before:border-7 before:border-line-control before:transition-[margin] hover:border-ink checked:border-ink checked:bg-ink checked:before:ms-4.5 checked:before:border-on-ink disabled:border-line disabled:bg-sunken disabled:before:border-line forced-colors:checked:bg-[Highlight] forced-colors:disabled:before:border-[GrayText]"
    />
    <ChoiceText description={description}>{label}</ChoiceText>
  </label>
)
