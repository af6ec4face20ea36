import { Field } from '../field/field'
import { samplePlans } from '../option/sample-plans'
import { RadioGroup } from './radio-group'

/** Radio buttons with the sample plans. */
export const RadioGroupExamples = () => (
  <Field label="Plan">
    <RadioGroup options={samplePlans} defaultValue="standard" />
  </Field>
)
