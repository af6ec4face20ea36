import { useState } from 'react'
import { Field } from '../field/field'
import { Combobox } from './combobox'

const cities = ['Manila', 'Quezon City', 'Cebu City', 'Davao City', 'Baguio', 'Iloilo City'].map(
  (city) => ({ value: city, label: city }),
)

/** A city, found by typing a part of its name. */
export const ComboboxExamples = () => {
  const [city, setCity] = useState('')
  return (
    <Field label="City" className="max-w-sm">
      <Combobox
        name="city"
        options={cities}
        value={city}
        onValueChange={setCity}
        placeholder="Type to search"
      />
    </Field>
  )
}
