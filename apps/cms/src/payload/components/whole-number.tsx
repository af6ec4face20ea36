'use client'

import { FieldDescription, FieldError, FieldLabel, useDocumentInfo, useField } from '@payloadcms/ui'
import { plainDigits } from '@tropa/contract/base/text'
import type { NumberFieldClientComponent } from 'payload'
import './tools.css'

/** A number that changes by what is typed only: an input of Payload's own takes the arrow keys for a change. */
export const WholeNumberField: NumberFieldClientComponent = ({
  field,
  path: givenPath,
  readOnly,
}) => {
  const { customComponents, disabled, path, setValue, showError, value } = useField<
    number | string | null
  >({ potentiallyStalePath: givenPath })
  const { isTrashed } = useDocumentInfo()
  const { admin, label, required } = field
  const id = `field-${path.replace(/\./g, '__')}`
  const read = (typed: string) => {
    const digits = plainDigits(typed).trim()
    // What is no number stays as it was typed, and is refused.
    return /^\d+(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : typed || null
  }
  return (
    <div className={`field-type whole-number${showError ? ' error' : ''}`}>
      {customComponents?.Label ?? (
        <FieldLabel htmlFor={id} label={label} required={required ?? false} />
      )}
      <div className="field-type__wrap">
        {customComponents?.Error ?? <FieldError path={path} showError={showError} />}
        <input
          id={id}
          name={path}
          inputMode="numeric"
          autoComplete="off"
          value={value ?? ''}
          disabled={readOnly === true || disabled || isTrashed === true}
          onChange={({ target }) => setValue(read(target.value))}
        />
      </div>
      {customComponents?.Description ?? (
        <FieldDescription description={admin?.description} path={path} />
      )}
    </div>
  )
}
