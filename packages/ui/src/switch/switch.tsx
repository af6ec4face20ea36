import * as Primitive from '@radix-ui/react-switch'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn/cn'
import { useFieldControl } from '../field/field-context'
import { choiceLabel } from '../option/choice-styles'

export type SwitchProps = Omit<ComponentProps<typeof Primitive.Root>, 'children'> & {
  label: ReactNode
  /** A second line below the label. */
  description?: ReactNode
}

/**
 * Turns something on or off at once. A choice that takes effect with its form is a Checkbox. Ref and
 * props go to the switch, `className` to the label around it.
 */
export const Switch = ({ label, description, className, ...props }: SwitchProps) => {
  const field = useFieldControl(props)
  return (
    <label className={cn(choiceLabel, className)}>
      <Primitive.Root
        data-slot="switch"
        className="inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-line-control bg-surface p-0.5 transition-colors hover:border-ink disabled:border-line disabled:bg-sunken aria-invalid:border-danger data-[state=checked]:border-ink data-[state=checked]:bg-ink disabled:data-[state=checked]:border-line disabled:data-[state=checked]:bg-sunken forced-colors:data-[state=checked]:bg-[Highlight]"
        {...props}
        {...field}
      >
        <Primitive.Thumb className="size-3.5 rounded-full bg-ink-soft transition-[margin,background-color] data-disabled:bg-ink-faint data-[state=checked]:ms-4 data-[state=checked]:bg-on-ink data-disabled:data-[state=checked]:bg-ink-faint forced-colors:bg-[ButtonText]" />
      </Primitive.Root>
      <span className="grid">
        <span className="font-medium">{label}</span>
        {description ? <span className="text-xs text-ink-soft">{description}</span> : null}
      </span>
    </label>
  )
}
