import { useCombobox as useDownshift, type UseComboboxProps } from 'downshift'
import { useState } from 'react'
import type { Option } from '../option/option'
import { filterOptions } from './filter-options'

const change = useDownshift.stateChangeTypes
const labelOf = (option: Option | null) => option?.label ?? ''

type Settings<V extends string> = {
  options: readonly Option<V>[]
  value: V | ''
  onValueChange: (value: V | '') => void
  inputId?: string
}

/**
 * Downshift's combobox, in which only options can be entered: while the list is closed, the text is
 * the label of the chosen option.
 */
export const useCombobox = <V extends string>({
  options,
  value,
  onValueChange,
  inputId,
}: Settings<V>) => {
  const [typed, setTyped] = useState<string>()
  const matches = typed === undefined ? [...options] : filterOptions(options, typed)

  const stateReducer: UseComboboxProps<Option<V>>['stateReducer'] = (state, { type, changes }) => {
    if (type === change.InputChange) {
      const text = changes.inputValue ?? ''
      const first = filterOptions(options, text).findIndex((option) => !option.disabled)
      const choice = text === '' ? { selectedItem: null } : {}
      return { ...changes, ...choice, highlightedIndex: text === '' ? -1 : first }
    }
    if (type === change.InputClick && state.isOpen) return state
    if (type === change.InputKeyDownEscape && !state.isOpen) return state
    if (changes.isOpen === false) {
      return { ...changes, inputValue: labelOf(changes.selectedItem ?? null) }
    }
    return changes
  }

  const combobox = useDownshift<Option<V>>({
    inputId,
    items: matches,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled ?? false,
    selectedItem: options.find((option) => option.value === value) ?? null,
    stateReducer,
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value ?? ''),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(undefined)
    },
  })
  return { ...combobox, matches, setTyped }
}
