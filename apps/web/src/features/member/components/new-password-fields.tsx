import { minPasswordLength } from '@tropa/contract/member'
import { Field } from '@tropa/ui/field'
import type { PasswordInputProps } from '@tropa/ui/password-input'
import { PasswordInput } from '@tropa/ui/password-input'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'

interface NewPasswordFieldsProps extends Pick<PasswordInputProps, 'size'> {
  newPassword: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  errors: { newPassword?: FieldError; confirmPassword?: FieldError }
}

/** A new password, typed twice. */
export const NewPasswordFields = ({
  newPassword,
  confirmPassword,
  errors,
  size = 'md',
}: NewPasswordFieldsProps) => (
  <>
    <Field
      label="New Password"
      hint={`At least ${minPasswordLength} characters`}
      error={errors.newPassword?.message}
      required
    >
      <PasswordInput {...newPassword} autoComplete="new-password" size={size} />
    </Field>
    <Field label="Confirm New Password" error={errors.confirmPassword?.message} required>
      <PasswordInput {...confirmPassword} autoComplete="new-password" size={size} />
    </Field>
  </>
)
