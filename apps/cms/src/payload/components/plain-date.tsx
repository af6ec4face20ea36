'use client'

import { FieldDescription, FieldError, FieldLabel, useDocumentInfo, useField } from '@payloadcms/ui'
import type { DateFieldClientComponent, DefaultCellComponentProps } from 'payload'
import { toPlainDate, toStoredDate } from '../fields/stored-date'
import './tools.css'

/**
 * A day of the calendar. Payload's own input shows another day where the clock is 13 hours or more ahead
 * of UTC, and takes February 30 for March 2.
 */
export const PlainDateField: DateFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: givenPath,
  })
  const { isTrashed } = useDocumentInfo()
  const { admin, label, required } = field
  const id = `field-${path.replace(/\./g, '__')}`
  return (
    <div className={`field-type plain-date${showError ? ' error' : ''}`}>
      {customComponents?.Label ?? (
        <FieldLabel htmlFor={id} label={label} required={required ?? false} />
      )}
      <div className="field-type__wrap">
        {customComponents?.Error ?? <FieldError path={path} showError={showError} />}
        <input
          id={id}
          name={path}
          type="date"
          min="1000-01-01"
          max="9999-12-31"
          value={value ? toPlainDate(value) : ''}
          disabled={readOnly === true || disabled || isTrashed === true}
          onChange={({ target }) => setValue(target.value ? toStoredDate(target.value) : null)}
        />
      </div>
      {customComponents?.Description ?? (
        <FieldDescription description={admin?.description} path={path} />
      )}
    </div>
  )
}

export const PlainDateCell = ({ cellData }: DefaultCellComponentProps) => {
  if (typeof cellData !== 'string' || cellData === '') return null
  return new Date(`${toPlainDate(cellData)}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
}
