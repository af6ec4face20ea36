'use client'

import { plainDigits } from '@tropa/contract/base/text'
import type { NumberFieldClientComponent } from 'payload'
import { OwnField } from './own-field'

const read = (typed: string) => {
  const digits = plainDigits(typed).trim()
  // What is no number stays as it was typed, and is refused.
  return /^\d+(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : typed || null
}

/** A number that changes only by typing: Payload's own input takes the arrow keys for a change. */
export const WholeNumberField: NumberFieldClientComponent = ({ field, path, readOnly }) => (
  <OwnField className="whole-number" field={field} path={path} readOnly={readOnly}>
    {({ attributes, value, setValue }) => (
      <input
        {...attributes}
        inputMode="numeric"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => setValue(read(target.value))}
      />
    )}
  </OwnField>
)
