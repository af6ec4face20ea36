import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  emailAddressForm,
  emailAddressMessages,
  type EmailAddress,
} from '@tropa/contract/account/email-address'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { toast } from '@tropa/ui/toast'
import { useForm } from 'react-hook-form'
import { setFieldErrors } from '../../../api/form-errors'
import { toastFailure } from '../../../api/toast-failure'
import { useSingleSubmit } from '../../../hooks/use-single-submit'
import { useChangeEmailAddress } from '../api/email-address'

const resolver = standardSchemaResolver(emailAddressForm)

/** An empty field takes the address away. */
const emptyToNull = (typed: string | null) => (typed === '' ? null : typed)

/** The form with which a member asks for another e-mail address. */
export const EmailAddressForm = ({ email, pending }: EmailAddress) => {
  const changeAddress = useChangeEmailAddress()
  const present = pending ?? email
  const form = useForm({ resolver, defaultValues: { email: present } })
  const { register, handleSubmit, setError } = form
  const { errors, isSubmitting } = form.formState

  const submit = useSingleSubmit(
    handleSubmit(async (typed) => {
      if (typed.email === null && present === null) {
        setError('email', { message: emailAddressMessages.invalid }, { shouldFocus: true })
        return
      }
      try {
        await changeAddress(typed.email)
        if (typed.email === null) toast.success(emailAddressMessages.removed)
      } catch (error) {
        if (!setFieldErrors(['email'], error, setError)) {
          toastFailure(error, 'Failed to save the address')
        }
      }
    }),
  )

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-4"
    >
      <Field label="E-mail address" error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          spellCheck={false}
          {...register('email', { setValueAs: emptyToNull })}
        />
      </Field>
      <Button type="submit" loading={isSubmitting} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}
