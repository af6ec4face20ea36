import * as Primitive from '@radix-ui/react-select'
import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { useFieldControl } from '../field/field-context'
import { CheckIcon, ChevronDownIcon } from '../icons/icons'
import { controlVariants } from '../input/input'
import { listPanel, listRow, type Option } from '../option/option'

export type SelectProps<V extends string> = Omit<
  ComponentProps<typeof Primitive.Trigger>,
  'value' | 'defaultValue' | 'children' | 'name' | 'onChange'
> & {
  /** What can be chosen, in the order of the list. */
  options: readonly Option<V>[]
  /** The chosen value if your code keeps it; an empty string while nothing is chosen. */
  value?: V | ''
  /** The initial value if the component keeps it itself. */
  defaultValue?: V
  /** Receives the value that was just chosen. */
  onValueChange?: (value: V) => void
  /** Sends the choice with its form. */
  name?: string
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/**
 * A choice of one of more than about five options in one line. Show fewer as a RadioGroup, and before
 * the scripts have loaded use a NativeSelect. The placeholder asks for a choice; no option pretends to
 * be one. Ref and props go to the button that opens it.
 */
export const Select = <V extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  placeholder,
  disabled,
  className,
  ...props
}: SelectProps<V>) => {
  const { required, ...field } = useFieldControl(props)
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange?.(option.value)
  }
  return (
    <Primitive.Root {...{ name, value, defaultValue, disabled, required }} onValueChange={choose}>
      <Primitive.Trigger
        data-slot="select"
        {...props}
        {...field}
        className={cn(
          controlVariants(),
          'flex items-center justify-between gap-2 text-start data-placeholder:text-ink-soft',
          className,
        )}
      >
        <span className="min-w-0 truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <Primitive.Icon asChild>
          <ChevronDownIcon className="size-4 shrink-0 text-ink-soft" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          className={cn(
            listPanel,
            'z-top max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) data-[state=open]:animate-fade-in',
          )}
        >
          <Primitive.Viewport className="max-h-80 p-1">
            {options.map((option) => (
              <Primitive.Item key={option.value} value={option.value} className={listRow}>
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator className="ms-auto">
                  <CheckIcon className="size-4" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
