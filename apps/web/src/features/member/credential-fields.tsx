import { minPasswordLength } from '@tropa/contract/member/member'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Input, type InputProps } from '@tropa/ui/input'
import { type PasswordInputProps, PasswordInput } from '@tropa/ui/password-input'
import { useRef, useState } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { useMember } from '../../session/member-context'

export const codeHint = 'Six digits from your app'

interface CodeFieldProps extends InputProps {
  error: string | undefined
  /** Called when the other kind of code is chosen, which the error is not about. */
  clearError: () => void
  required?: boolean
}

/** The code of an authenticator app, or a recovery code, which has letters too. */
export const CodeField = ({ error, clearError, required = false, ...input }: CodeFieldProps) => {
  const [isRecovery, setIsRecovery] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const choose = () => {
    setIsRecovery(!isRecovery)
    clearError()
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field} className="grid justify-items-start gap-1">
      <Field
        label="Code"
        hint={isRecovery ? 'One of your ten recovery codes' : codeHint}
        error={error}
        required={required}
        className="w-full"
      >
        <Input
          {...input}
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          className="tabular"
        />
      </Field>
      <Button type="button" variant="ghost" size="sm" className="-ms-3" onClick={choose}>
        {isRecovery ? 'Use the code of my app' : 'Use a recovery code'}
      </Button>
    </div>
  )
}

interface CurrentPasswordFieldProps extends UseFormRegisterReturn {
  error: FieldError | undefined
}

/** The signed-in member's password, and the username for password managers. */
export const CurrentPasswordField = ({ error, ...input }: CurrentPasswordFieldProps) => (
  <>
    <input type="text" autoComplete="username" value={useMember().username} readOnly hidden />
    <Field label="Current Password" error={error?.message} required>
      <PasswordInput {...input} autoComplete="current-password" />
    </Field>
  </>
)

interface NewPasswordFieldsProps extends Pick<PasswordInputProps, 'size'> {
  newPassword: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  errors: { newPassword?: FieldError; confirmPassword?: FieldError }
}

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
