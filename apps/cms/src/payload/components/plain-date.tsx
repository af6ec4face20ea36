'use client'

import type { DateFieldClientComponent, DefaultCellComponentProps } from 'payload'
import { toPlainDate, toStoredDate } from '../fields/stored-date'
import { OwnField } from './own-field'

/**
 * A day of the calendar. Payload's own input shows another day where the clock is 13 hours or more ahead
 * of UTC, and takes February 30 for March 2.
 */
export const PlainDateField: DateFieldClientComponent = ({ field, path, readOnly }) => (
  <OwnField className="plain-date" field={field} path={path} readOnly={readOnly}>
    {({ attributes, value, setValue }) => (
      <input
        {...attributes}
        type="date"
        min="1000-01-01"
        max="9999-12-31"
        value={typeof value === 'string' ? toPlainDate(value) : ''}
        onChange={({ target }) => setValue(target.value ? toStoredDate(target.value) : null)}
      />
    )}
  </OwnField>
)

export const PlainDateCell = ({ cellData }: DefaultCellComponentProps) => {
  if (typeof cellData !== 'string' || cellData === '') return null
  return new Date(`${toPlainDate(cellData)}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
}
