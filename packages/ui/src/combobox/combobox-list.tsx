import { use } from 'react'
import { FieldContext } from '../field/field-context'
import { CheckIcon } from '../icons/icons'
import { listRow } from '../option/list-styles'
import type { Option } from '../option/option'

type ComboboxListProps<V extends string> = {
  id: string
  options: readonly Option<V>[]
  active: number
  value: V | ''
  emptyText: string
  onChoose: (option: Option<V>) => void
  onPoint: (index: number) => void
}

/** The options that match the typed text. The focus stays in the input. */
export const ComboboxList = <V extends string>({
  id,
  options,
  active,
  value,
  emptyText,
  onChoose,
  onPoint,
}: ComboboxListProps<V>) => {
  const labelId = use(FieldContext)?.labelId
  return (
    <>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={labelId ? undefined : 'Options'}
        aria-labelledby={labelId}
        onMouseDown={(event) => event.preventDefault()}
        className="grid p-1 empty:hidden"
      >
        {options.map((option, index) => (
          <button
            key={option.value}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            disabled={option.disabled}
            data-disabled={option.disabled || undefined}
            data-highlighted={index === active || undefined}
            onClick={() => onChoose(option)}
            onMouseMove={() => onPoint(index)}
            className={listRow}
          >
            <span className="min-w-0 truncate">{option.label}</span>
            {option.value === value ? <CheckIcon aria-hidden className="ml-auto" /> : null}
          </button>
        ))}
      </div>
      {options.length === 0 ? (
        <p role="status" className="px-3 py-3 text-ink-soft">
          {emptyText}
        </p>
      ) : null}
    </>
  )
}
