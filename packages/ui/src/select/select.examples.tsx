import { Field } from '../field/field'
import { samplePlans } from '../option/sample-plans'
import { Select } from './select'

/** A select at rest, with an error and out of reach. */
export function SelectExamples() {
  return (
    <div className="grid w-full gap-5 sm:grid-cols-3">
      <Field label="Plan">
        <Select options={samplePlans} defaultValue="standard" />
      </Field>
      <Field label="Next plan" error="Choose a plan.">
        <Select options={samplePlans} placeholder="Choose a plan" />
      </Field>
      <Field label="Current plan">
        <Select options={samplePlans} defaultValue="premium" disabled />
      </Field>
    </div>
  )
}
