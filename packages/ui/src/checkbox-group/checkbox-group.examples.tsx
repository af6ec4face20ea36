import { useState } from 'react'
import { Field } from '../field/field'
import { CheckboxGroup } from './checkbox-group'

const days = [
  { value: 'monday', label: 'Monday' },
  { value: 'wednesday', label: 'Wednesday' },
  { value: 'friday', label: 'Friday', description: 'Only before noon' },
] as const

/** The days of a delivery, of which one is needed. */
export const CheckboxGroupExamples = () => {
  const [chosen, setChosen] = useState<(typeof days)[number]['value'][]>(['monday'])
  return (
    <Field
      label="Days of delivery"
      required
      {...(chosen.length === 0 && { error: 'Choose at least one day.' })}
    >
      <CheckboxGroup options={days} value={chosen} onValueChange={setChosen} />
    </Field>
  )
}
