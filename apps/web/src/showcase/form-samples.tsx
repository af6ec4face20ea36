import { Checkbox } from '@tropa/ui/checkbox'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { PasswordInput } from '@tropa/ui/password-input'
import { RadioGroup } from '@tropa/ui/radio-group'
import { Select } from '@tropa/ui/select'
import { Textarea } from '@tropa/ui/textarea'
import { samplePlans } from './sample-plans'

/** Everything one types in. */
export const InputSamples = () => (
  <form
    aria-label="Sample fields"
    onSubmit={(event) => event.preventDefault()}
    className="grid gap-4 lg:grid-cols-2"
  >
    <Field label="Full name" hint="As it should appear on the receipt.">
      <Input autoComplete="off" placeholder="Ana Reyes" />
    </Field>
    <Field label="E-mail" error="Enter an e-mail address like name@example.com.">
      <Input type="email" autoComplete="off" defaultValue="ana@" />
    </Field>
    <Field label="Password">
      <PasswordInput autoComplete="off" />
    </Field>
    <Field label="Customer number">
      <Input disabled defaultValue="A-1042" />
    </Field>
    <Field label="Message" className="lg:col-span-2">
      <Textarea maxLength={200} rows={3} />
    </Field>
  </form>
)

/** One of the plans, from a list that opens. */
export const SelectSamples = () => (
  <Field label="Plan">
    <Select options={samplePlans} defaultValue="standard" />
  </Field>
)

/** The plans as checkboxes: off, on, and out of reach. */
export const CheckboxSamples = () => (
  <div className="grid">
    {samplePlans.map(({ value, label }) => (
      <Checkbox key={value} label={label} defaultChecked={value === 'premium'} />
    ))}
    <Checkbox label="Not available" disabled />
  </div>
)

/** One of the plans, all of them in sight. */
export const RadioSamples = () => (
  <Field label="Billing plan">
    <RadioGroup options={samplePlans} defaultValue="standard" />
  </Field>
)
