import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { ChevronDownIcon, PlusIcon, XIcon } from '@tropa/ui/icons'
import { Input } from '@tropa/ui/input'
import { useEffect, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { SettingsFields } from './settings-fields'

interface NameRowsProps {
  form: SettingsFields
  name: 'teams' | 'audiences'
  /** What a row is called, such as `team`. */
  noun: string
  legend: string
  hint: string
  max: number
  min: number
}

/**
 * A list of names: add, rename, order, remove. A row keeps its `_id` through all of it. While it is being saved the
 * list cannot be changed, because a new row has no `_id` yet.
 */
export const NameRows = ({ form, name, noun, legend, hint, max, min }: NameRowsProps) => {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name })
  const { errors, isSubmitting } = form.formState
  const list = useRef<HTMLFieldSetElement>(null)
  const focused = useRef<string>(null)
  // Rows that were saved are new elements, so the field with the focus is remembered.
  const typedIn = useRef<string>(null)

  useEffect(() => {
    const lost = document.activeElement === document.body ? typedIn.current : null
    const target = focused.current ?? lost
    if (target) list.current?.querySelector<HTMLElement>(target)?.focus()
    focused.current = null
  })

  const problem = errors[name]?.root?.message ?? errors[name]?.message
  return (
    <fieldset ref={list} tabIndex={-1} className="grid min-w-0 gap-3 outline-none">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <p className="text-xs text-ink-soft">{hint}</p>
      <ol className="grid gap-2">
        {fields.map(({ id }, index) => {
          const label = `${noun} ${index + 1}`
          const { onBlur, ...field } = form.register(`${name}.${index}.name`)
          return (
            <li key={id} className="flex items-start gap-1">
              <Field
                label={label}
                hideLabel
                error={errors[name]?.[index]?.name?.message ?? errors[name]?.[index]?._id?.message}
                className="grow"
              >
                <Input
                  {...field}
                  onFocus={() => {
                    typedIn.current = `[name="${field.name}"]`
                  }}
                  onBlur={(event) => {
                    typedIn.current = null
                    void onBlur(event)
                  }}
                  readOnly={isSubmitting}
                  autoComplete="off"
                />
              </Field>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Move ${label} up`}
                disabled={index === 0 || isSubmitting}
                onClick={() => {
                  focused.current = `li:nth-child(${index}) button`
                  move(index, index - 1)
                }}
              >
                <ChevronDownIcon aria-hidden className="rotate-180" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${label}`}
                disabled={fields.length <= min || isSubmitting}
                onClick={() => {
                  focused.current = `li:nth-child(${Math.max(1, index)}) input, [data-add]`
                  remove(index)
                }}
              >
                <XIcon aria-hidden />
              </Button>
            </li>
          )
        })}
      </ol>
      {problem ? (
        <p role="alert" className="text-xs font-medium text-danger">
          {problem}
        </p>
      ) : null}
      <Button
        variant="secondary"
        size="sm"
        data-add=""
        disabled={fields.length >= max || isSubmitting}
        className="justify-self-start"
        onClick={() => append({ name: '' })}
      >
        <PlusIcon aria-hidden />
        {`Add a ${noun}`}
      </Button>
    </fieldset>
  )
}
