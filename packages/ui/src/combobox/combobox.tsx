import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useRef } from 'react'
import { cn } from '../cn/cn'
import { useFieldControl } from '../field/field-context'
import { ChevronDownIcon } from '../icons/icons'
import { Input, type InputProps } from '../input/input'
import { listPanel } from '../option/list-styles'
import type { Option } from '../option/option'
import { ComboboxList, NO_RESULTS } from './combobox-list'
import { useAnchored } from './use-anchored'
import { useCombobox } from './use-combobox'

export type ComboboxProps<V extends string> = Omit<
  InputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'list' | 'children'
> & {
  options: readonly Option<V>[]
  value: V | ''
  /** Receives the chosen value, or an empty string when the text was cleared. */
  onValueChange: (value: V | '') => void
}

/** Says to screen readers how many options match. */
const resultCount = (count: number) => {
  if (count === 0) return NO_RESULTS
  return count === 1 ? '1 result' : `${count} results`
}

/**
 * A choice of one of many options, more than about fifteen, found by typing a part of its label. Only
 * options can be entered; for free text with suggestions use an Input with a `datalist`. Tab chooses
 * the active option and moves on, Escape puts back the chosen one. Ref and props go to the input,
 * `className` to the element around it.
 */
export const Combobox = <V extends string>({
  options,
  value,
  onValueChange,
  name,
  size,
  disabled,
  className,
  ref,
  ...props
}: ComboboxProps<V>) => {
  const input = useRef<HTMLInputElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const composedRef = useComposedRefs(input, ref)
  const field = useFieldControl(props)
  const combobox = useCombobox({ options, value, onValueChange, inputId: field.id })
  const { isOpen, matches, highlightedIndex } = combobox
  useAnchored(isOpen, input, popover)

  const { 'aria-activedescendant': active, ...inputProps } = combobox.getInputProps({
    spellCheck: false,
    ...props,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    ref: composedRef,
    disabled,
    onChange: (event) => combobox.setTyped(event.currentTarget.value),
  })

  return (
    <div data-slot="combobox" className={cn('relative', className)}>
      <Input
        {...inputProps}
        size={size}
        {...field}
        aria-activedescendant={active || undefined}
        className="pe-10"
      />
      <ChevronDownIcon
        aria-hidden
        className="pointer-events-none absolute inset-y-0 inset-e-3 my-auto size-4 text-ink-soft"
      />
      {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
      <p role="status" className="sr-only">
        {isOpen ? resultCount(matches.length) : ''}
      </p>
      <div
        ref={popover}
        popover="manual"
        className={cn(listPanel, 'fixed m-0 max-h-80 [&:popover-open]:flex')}
      >
        <ComboboxList
          getMenuProps={combobox.getMenuProps}
          getItemProps={combobox.getItemProps}
          label={props['aria-label']}
          options={matches}
          active={highlightedIndex}
          value={value}
        />
      </div>
    </div>
  )
}
