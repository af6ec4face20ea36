import { Field } from '../field/field'
import { PasswordInput } from './password-input'

/** The password of an account that is being created. */
export const PasswordInputExamples = () => (
  <Field label="Password" hint="At least 12 characters." className="max-w-sm">
    <PasswordInput name="password" autoComplete="new-password" />
  </Field>
)
