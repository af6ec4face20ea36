import * as Primitive from '@radix-ui/react-radio-group'
import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { useFieldGroup } from '../field/field-context'
import { ChoiceText } from '../option/choice-text'
import { choiceBox, choiceLabel, type Option } from '../option/option'

export type RadioGroupProps<V extends string> = Omit<
  ComponentProps<typeof Primitive.Root>,
  'value' | 'defaultValue' | 'onValueChange' | 'orientation' | 'children'
> & {
  /** What can be chosen, from top to bottom; a `description` is a second line. */
  options: readonly Option<V>[]
  /** The chosen value if your code keeps it; an empty string while nothing is chosen. */
  value?: V | ''
  /** The initial value if the component keeps it itself. */
  defaultValue?: V
  /** Receives the value that was just chosen. */
  onValueChange?: (value: V) => void
}

/**
 * A choice of one of two to five options, all visible; for more use a Select. Preselect the likely one,
 * but never one that costs something. Inside a Field, whose label asks the question, it takes name,
 * hint and error from the field.
 */
export const RadioGroup = <V extends string>({
  options,
  onValueChange,
  className,
  ...props
}: RadioGroupProps<V>) => {
  const { 'aria-required': required, ...group } = useFieldGroup(props)
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange?.(option.value)
  }
  return (
    <Primitive.Root
      data-slot="radio-group"
      required={required}
      onValueChange={choose}
      {...props}
      {...group}
      className={cn('flex flex-col', className)}
    >
      {options.map((option) => (
        <label key={option.value} className={choiceLabel}>
          <Primitive.Item value={option.value} className={cn(choiceBox, 'rounded-full')}>
            <Primitive.Indicator className="size-2 rounded-full border-4 border-current" />
          </Primitive.Item>
          <ChoiceText description={option.description}>{option.label}</ChoiceText>
        </label>
      ))}
    </Primitive.Root>
  )
}
