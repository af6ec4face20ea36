import { Button } from '../button/button'
import { Field } from '../field/field'
import { samplePlans } from '../option/sample-plans'
import { NativeSelect } from './native-select'

/** A form that works before the scripts have loaded. */
export const NativeSelectExamples = () => (
  <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => event.preventDefault()}>
    <Field label="Plan">
      <NativeSelect name="plan" defaultValue="premium">
        {samplePlans.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
    <Button type="submit" variant="secondary">
      Show
    </Button>
  </form>
)
