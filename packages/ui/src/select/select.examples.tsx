import { useState } from 'react'
import { Combobox } from '../combobox/combobox'
import { Field } from '../field/field'
import { samplePlans } from '../option/sample-plans'
import { Select } from './select'

const PlanSearch = () => {
  const [plan, setPlan] = useState<(typeof samplePlans)[number]['value'] | ''>('')
  return (
    <Combobox
      options={samplePlans}
      value={plan}
      onValueChange={setPlan}
      placeholder="Type to search"
    />
  )
}

/** Selects in their states, and a combobox. */
export const SelectExamples = () => (
  <div className="grid w-full gap-5 sm:grid-cols-2 lg:grid-cols-4">
    <Field label="Plan">
      <Select options={samplePlans} defaultValue="standard" />
    </Field>
    <Field label="Next plan" error="Choose a plan.">
      <Select options={samplePlans} placeholder="Choose a plan" />
    </Field>
    <Field label="Current plan">
      <Select options={samplePlans} defaultValue="premium" disabled />
    </Field>
    <Field label="Plan by name">
      <PlanSearch />
    </Field>
  </div>
)
