'use client'

import { mediumDate } from '@tropa/contract/base/day-text'
import type { DateFieldClientComponent, DefaultCellComponentProps } from 'payload'
import { toPlainDate, toStoredDate } from '../fields/stored-date'
import { OwnField } from './own-field'

/**
 * A day of the calendar. Payload's own input shows another day if the clock is 13 hours or more ahead
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

/** A calendar date in a list of the panel. */
export const PlainDateCell = ({ cellData }: DefaultCellComponentProps) =>
  typeof cellData === 'string' && cellData !== '' ? mediumDate(toPlainDate(cellData)) : null
