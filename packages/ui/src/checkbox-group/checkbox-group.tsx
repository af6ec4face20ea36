import { useId, type ComponentProps } from 'react'
import { Checkbox } from '../checkbox/checkbox'
import { cn } from '../cn/cn'
import { FieldContext, joinIds, useFieldGroup } from '../field/field-context'
import type { Option } from '../option/option'

export type CheckboxGroupProps<V extends string> = Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children'
> & {
  /** What can be chosen, from top to bottom; a `description` is a second line. */
  options: readonly Option<V>[]
  /** The chosen values. The group keeps no state of its own. */
  value: readonly V[]
  /** Receives the chosen values in the order of the options, and the one just clicked. */
  onValueChange: (value: V[], clicked: V) => void
}

/**
 * A choice of any number of two to about eight options. Inside a Field, whose label asks the question,
 * it takes name, hint and error from the field.
 */
export const CheckboxGroup = <V extends string>({
  options,
  value,
  onValueChange,
  className,
  ...props
}: CheckboxGroupProps<V>) => {
  const requiredId = useId()
  const { 'aria-required': required, 'aria-invalid': invalid, ...group } = useFieldGroup(props)
  const toggle = (clicked: V) => {
    const chosen = value.includes(clicked)
      ? value.filter((other) => other !== clicked)
      : [...value, clicked]
    const ordered = options.map((option) => option.value).filter((v) => chosen.includes(v))
    onValueChange(ordered, clicked)
  }
  return (
    <div
      role="group"
      data-slot="checkbox-group"
      {...props}
      {...group}
      aria-describedby={joinIds(group['aria-describedby'], required && requiredId)}
      className={cn('flex flex-wrap gap-x-6', className)}
    >
      {/* ARIA knows no required group of checkboxes. */}
      {required ? (
        <span id={requiredId} hidden>
          Required
        </span>
      ) : null}
      {/* The field belongs to the group, not to each box. */}
      <FieldContext value={null}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            label={option.label}
            description={option.description}
            aria-invalid={invalid}
            checked={value.includes(option.value)}
            onCheckedChange={() => toggle(option.value)}
          />
        ))}
      </FieldContext>
    </div>
  )
}
