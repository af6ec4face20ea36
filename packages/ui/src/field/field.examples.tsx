import { Input } from '../input/input'
import { Field } from './field'

/** A field with help, and one whose value cannot be used. */
export const FieldExamples = () => (
  <form className="grid max-w-sm gap-4" noValidate>
    <Field label="Full name" hint="As it should appear on the receipt." required>
      <Input name="name" autoComplete="off" />
    </Field>
    <Field label="E-mail" error="Enter an e-mail address like name@example.com.">
      <Input name="email" type="email" autoComplete="off" defaultValue="ana@" />
    </Field>
  </form>
)
