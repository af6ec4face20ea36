import { Field } from '../field/field'
import { samplePlans } from '../option/sample-plans'
import { RadioGroup } from './radio-group'

/** One of the sample plans, all of them in sight. */
export const RadioGroupExamples = () => (
  <Field label="Plan">
    <RadioGroup options={samplePlans} defaultValue="standard" />
  </Field>
)
