import { useState } from 'react'
import { Field } from '../field/field'
import { DatePicker } from './date-picker'

/** The day of a delivery, from the day after the order on. */
export const DatePickerExamples = () => {
  const [day, setDay] = useState('')
  return (
    <Field label="Deliver on" hint="We do not deliver on Sundays." className="max-w-xs">
      <DatePicker
        value={day}
        onChange={(event) => setDay(event.target.value)}
        min="2026-01-14"
        max="2026-03-31"
        today="2026-01-13"
      />
    </Field>
  )
}
