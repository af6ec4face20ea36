import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useCombobox, type UseComboboxProps } from 'downshift'
import { use, useEffect, useRef, useState } from 'react'
import { cn } from '../cn/cn'
import { FieldContext, useFieldControl } from '../field/field-context'
import { isComposing } from '../hooks/is-composing'
import { CheckIcon, ChevronDownIcon } from '../icons/icons'
import { Input, type InputProps } from '../input/input'
import { useLabels } from '../labels/labels'
import { listPanel, listRow, type Option } from '../option/option'

export type ComboboxProps<V extends string> = Omit<
  InputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'list' | 'children'
> & {
  /** What can be chosen, found by any part of its label in any case, with or without its accents. */
  options: readonly Option<V>[]
  /** The chosen value, or an empty string while nothing is chosen. */
  value: V | ''
  /** Receives the chosen value, or an empty string when the text was cleared. */
  onValueChange: (value: V | '') => void
}

const change = useCombobox.stateChangeTypes
const labelOf = (option: Option | null) => option?.label ?? ''

/** A text without its case and the accents of Latin, Greek and Cyrillic letters: `Peña` as `PENA`. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toUpperCase()
    .normalize('NFC')

/** The options whose label contains the text, ignoring case and accents. */
const filterOptions = <V extends string>(options: readonly Option<V>[], text: string) => {
  const wanted = folded(text.trim())
  return options.filter((option) => folded(option.label).includes(wanted))
}

const countResults = (count: number) => (count === 1 ? '1 result' : `${count} results`)

/** Downshift's combobox, in which the text is the label of the chosen option while the list is closed. */
const useOptions = <V extends string>({
  options,
  value,
  onValueChange,
  inputId,
}: Pick<ComboboxProps<V>, 'options' | 'value' | 'onValueChange'> & { inputId?: string }) => {
  const [typed, setTyped] = useState<string>()
  const matches = typed === undefined ? [...options] : filterOptions(options, typed)

  const stateReducer: UseComboboxProps<Option<V>>['stateReducer'] = (state, { type, changes }) => {
    if (type === change.InputChange) {
      const text = changes.inputValue ?? ''
      if (text === '') return { ...changes, selectedItem: null, highlightedIndex: -1 }
      return { ...changes, highlightedIndex: filterOptions(options, text).length > 0 ? 0 : -1 }
    }
    if (type === change.InputClick && state.isOpen) return state
    if (type === change.InputKeyDownEscape && !state.isOpen) return state
    if (changes.isOpen === false) {
      return { ...changes, inputValue: labelOf(changes.selectedItem ?? null) }
    }
    return changes
  }

  const combobox = useCombobox<Option<V>>({
    inputId,
    items: matches,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: options.find((option) => option.value === value) ?? null,
    stateReducer,
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value ?? ''),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(undefined)
    },
  })
  return { ...combobox, matches, setTyped }
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
  const { noResults = 'No results found', resultCount = countResults } = useLabels()
  const input = useRef<HTMLInputElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const composedRef = useComposedRefs(input, ref)
  const labelId = use(FieldContext)?.labelId
  const field = useFieldControl(props)
  const combobox = useOptions({ options, value, onValueChange, inputId: field.id })
  const { isOpen, matches, highlightedIndex } = combobox

  // The browser renders a popover in its top layer, so that no dialog clips it.
  useEffect(() => {
    popover.current?.togglePopover(isOpen)
  }, [isOpen])

  const { 'aria-activedescendant': active, ...inputProps } = combobox.getInputProps({
    spellCheck: false,
    ...props,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    ref: composedRef,
    disabled,
    onChange: (event) => combobox.setTyped(event.currentTarget.value),
    onKeyDown: ({ nativeEvent }) => {
      if (isComposing(nativeEvent)) Object.assign(nativeEvent, { preventDownshiftDefault: true })
    },
  })
  const menuProps = combobox.getMenuProps({
    'aria-label': labelId ? undefined : props['aria-label'],
    'aria-labelledby': labelId,
  })

  return (
    <div data-slot="combobox" className={cn('relative [anchor-scope:--combobox]', className)}>
      <Input
        {...inputProps}
        size={size}
        {...field}
        aria-activedescendant={active || undefined}
        className="pe-10 [anchor-name:--combobox]"
      />
      <ChevronDownIcon
        aria-hidden
        className="pointer-events-none absolute inset-y-0 inset-e-3 my-auto size-4 text-ink-soft"
      />
      {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
      <p role="status" className="sr-only">
        {isOpen ? (matches.length === 0 ? noResults : resultCount(matches.length)) : ''}
      </p>
      <div
        ref={popover}
        popover="manual"
        className={cn(
          listPanel,
          'fixed m-auto max-h-80 [position-anchor:--combobox] [&:popover-open]:flex',
          'supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mx-0 supports-[position-area:bottom]:my-1 supports-[position-area:bottom]:w-[anchor-size(width)] supports-[position-area:bottom]:[position-area:self-block-end_span-self-inline-end] supports-[position-area:bottom]:[position-try-fallbacks:flip-block,span-all]',
        )}
      >
        <div {...menuProps} className="grid min-w-0 flex-1 overflow-y-auto p-1 empty:hidden">
          {matches.map((option, index) => (
            <div
              key={option.value}
              {...combobox.getItemProps({ item: option, index })}
              aria-selected={option.value === value}
              data-highlighted={index === highlightedIndex || undefined}
              className={listRow}
            >
              <span className="min-w-0 truncate">{option.label}</span>
              {option.value === value ? <CheckIcon aria-hidden className="ms-auto" /> : null}
            </div>
          ))}
        </div>
        {matches.length === 0 ? (
          <p aria-hidden className="px-3 py-3 text-ink-soft">
            {noResults}
          </p>
        ) : null}
      </div>
    </div>
  )
}
