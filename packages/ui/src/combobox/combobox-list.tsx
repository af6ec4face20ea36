import type { UseComboboxPropGetters } from 'downshift'
import { use } from 'react'
import { FieldContext } from '../field/field-context'
import { CheckIcon } from '../icons/icons'
import { listRow } from '../option/list-styles'
import type { Option } from '../option/option'

type ComboboxListProps<V extends string> = Pick<
  UseComboboxPropGetters<Option<V>>,
  'getMenuProps' | 'getItemProps'
> & {
  options: readonly Option<V>[]
  active: number
  value: V | ''
  label?: string
}

export const NO_RESULTS = 'No results found'

/** The options that match the typed text. The focus stays in the input. */
export const ComboboxList = <V extends string>({
  getMenuProps,
  getItemProps,
  options,
  active,
  value,
  label,
}: ComboboxListProps<V>) => {
  const labelId = use(FieldContext)?.labelId
  const naming = { 'aria-label': labelId ? undefined : label, 'aria-labelledby': labelId }
  return (
    <>
      <div
        {...getMenuProps(naming)}
        className="grid min-w-0 flex-1 overflow-y-auto p-1 empty:hidden"
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            {...getItemProps({ item: option, index })}
            aria-selected={option.value === value}
            data-disabled={option.disabled || undefined}
            data-highlighted={index === active || undefined}
            className={listRow}
          >
            <span className="grid min-w-0">
              <span className="truncate">{option.label}</span>
              {option.description ? (
                <span className="text-xs text-ink-soft">{option.description}</span>
              ) : null}
            </span>
            {option.value === value ? <CheckIcon aria-hidden className="ms-auto" /> : null}
          </div>
        ))}
      </div>
      {options.length === 0 ? (
        <p aria-hidden className="px-3 py-3 text-ink-soft">
          {NO_RESULTS}
        </p>
      ) : null}
    </>
  )
}
