import * as Primitive from '@radix-ui/react-checkbox'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'
import { useFieldControl } from '../field/field-context'
import { CheckIcon, MinusIcon } from '../icons/icons'
import { ChoiceText } from '../option/choice-text'
import { choiceBox, choiceLabel } from '../option/option'

export type CheckboxProps = Omit<
  ComponentProps<typeof Primitive.Root>,
  'children' | 'aria-label'
> & {
  /** What is true when the box is checked. A click on it checks the box. */
  label: ReactNode
  /** A second line below the label. */
  description?: ReactNode
}

/**
 * A yes-or-no choice that takes effect when its form is sent. Its label says, without a negation, what
 * is true when the box is checked. What acts at once is a Switch. Ref and props go to the
 * box.
 */
export const Checkbox = ({ label, description, className, ...props }: CheckboxProps) => {
  const field = useFieldControl(props)
  return (
    <label className={cn(choiceLabel, className)}>
      <Primitive.Root
        data-slot="checkbox"
        className={cn(choiceBox, 'rounded-mark')}
        {...props}
        {...field}
      >
        <Primitive.Indicator className="group/indicator">
          <CheckIcon
            className="size-3.5 group-data-[state=indeterminate]/indicator:hidden"
            strokeWidth={3.5}
          />
          <MinusIcon
            className="hidden size-3.5 group-data-[state=indeterminate]/indicator:block"
            strokeWidth={3.5}
          />
        </Primitive.Indicator>
      </Primitive.Root>
      <ChoiceText description={description}>{label}</ChoiceText>
    </label>
  )
}
