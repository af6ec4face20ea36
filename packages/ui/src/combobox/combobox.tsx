import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useEffect, useId, useRef } from 'react'
import { cn } from '../cn/cn'
import { useFieldControl } from '../field/field-context'
import { ChevronDownIcon } from '../icons/icons'
import { Input, type InputProps } from '../input/input'
import { listPanel } from '../option/list-styles'
import type { Option } from '../option/option'
import { ComboboxList } from './combobox-list'
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
  emptyText?: string
}

/**
 * A choice of one of many options, found by typing a part of its label. Only options can be entered.
 * Ref and props go to the input, `className` to the element around it.
 */
export const Combobox = <V extends string>({
  options,
  value,
  onValueChange,
  emptyText = 'No results found',
  name,
  disabled,
  className,
  ref,
  onClick,
  onKeyDown,
  onBlur,
  ...props
}: ComboboxProps<V>) => {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const composedRef = useComposedRefs(input, ref)
  const field = useFieldControl(props)
  const combobox = useCombobox({ options, value, onValueChange })
  const { open, active, matches } = combobox
  useAnchored(open, input, popover)

  useEffect(() => {
    popover.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div data-slot="combobox" className={cn('relative', className)}>
      <Input
        autoComplete="off"
        spellCheck={false}
        {...props}
        {...field}
        ref={composedRef}
        disabled={disabled}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        value={combobox.text}
        onChange={(event) => combobox.type(event.target.value)}
        onClick={(event) => {
          onClick?.(event)
          combobox.show()
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          combobox.onKeyDown(event)
        }}
        onBlur={(event) => {
          combobox.close()
          onBlur?.(event)
        }}
        className="pr-10"
      />
      <ChevronDownIcon
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft"
      />
      {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
      <div
        ref={popover}
        popover="manual"
        className={cn(listPanel, 'fixed m-0 max-h-80 overflow-y-auto')}
      >
        <ComboboxList
          id={listId}
          emptyText={emptyText}
          options={matches}
          active={active}
          value={value}
          onChoose={combobox.choose}
          onPoint={combobox.setActive}
        />
      </div>
    </div>
  )
}
