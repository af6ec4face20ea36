import { Field } from '../field/field'
import { PasswordInput } from '../password-input/password-input'
import { Textarea } from '../textarea/textarea'
import { Input } from './input'

/** Inputs in every size and state. */
export const InputExamples = () => (
  <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
    <Field label="Full name" hint="As it should appear on the receipt.">
      <Input autoComplete="off" placeholder="Ana Reyes" />
    </Field>
    <Field label="E-mail" error="Enter an e-mail address like name@example.com.">
      <Input type="email" autoComplete="off" defaultValue="ana@" />
    </Field>
    <Field label="Password">
      <PasswordInput autoComplete="off" defaultValue="correct horse" />
    </Field>
    <Field label="Customer number">
      <Input disabled defaultValue="A-1042" />
    </Field>
    <Field label="Message" className="sm:col-span-2">
      <Textarea maxLength={200} defaultValue="Please call before noon." />
    </Field>
  </div>
)
