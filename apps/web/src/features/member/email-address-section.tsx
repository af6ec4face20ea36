import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type EmailAddress,
  emailAddressForm,
  emailAddressHash,
  emailAddressMessages,
  trustMinutes,
} from '@tropa/contract/member/email-address'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { Section } from '@tropa/ui/section'
import { Skeleton } from '@tropa/ui/skeleton'
import { toast } from '@tropa/ui/toast'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { QueryState } from '../../components/query-state'
import { savedOver, useKeptFields } from '../../hooks/use-kept-fields'
import { useSend } from '../../hooks/use-send'

const emailAddressKey = ['email-address']

const resolver = standardSchemaResolver(emailAddressForm)

/** An empty field removes the address. */
const emptyToNull = (typed: string | null) => (typed === '' ? null : typed)

const EmailAddressForm = ({ email, pending }: EmailAddress) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const present = pending ?? email
  const form = useForm({ resolver, defaultValues: { email: present } })
  const { register, setError, setFocus, formState } = form
  useKeptFields(form, 'email-address')
  const isLedHere = useLocation().hash === emailAddressHash

  useEffect(() => {
    if (isLedHere) setFocus('email')
  }, [isLedHere, setFocus])

  const { onSubmit, isSubmitting } = useSend(
    form,
    async (typed) => {
      if (typed.email === null && present === null) {
        setError('email', { message: emailAddressMessages.invalid }, { shouldFocus: true })
        return
      }
      const takeOver = savedOver(form)
      const changed = await api.emailAddress.change(typed)
      takeOver(typed)
      queryClient.setQueryData<EmailAddress>(emailAddressKey, changed)
      if (typed.email === null) toast.success(emailAddressMessages.removed)
    },
    'Failed to save the address',
  )

  return (
    <form noValidate onSubmit={onSubmit} className="grid w-full max-w-md grid-cols-1 gap-4">
      <Field
        label="E-mail address"
        hint={`It gets links to choose a new password only if it came with your invite, or if you save it within ${trustMinutes} minutes of logging in and confirm it.`}
        error={formState.errors.email?.message}
      >
        <Input
          type="email"
          autoComplete="email"
          spellCheck={false}
          {...register('email', { setValueAs: emptyToNull })}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        loading={isSubmitting}
        className="justify-self-start"
      >
        Save
      </Button>
    </form>
  )
}

const Present = ({ email, confirmed }: EmailAddress) =>
  email === null ? null : (
    <p className="flex max-w-text flex-wrap items-center gap-x-3 gap-y-1">
      <span className="wrap-anywhere">{email}</span>
      <Badge tone={confirmed ? 'success' : 'warning'}>
        {confirmed ? 'Confirmed' : 'Not confirmed'}
      </Badge>
    </p>
  )

const Waiting = ({ email, pending }: EmailAddress) =>
  pending === null ? null : (
    <div className="grid max-w-text gap-1">
      <p>{emailAddressMessages.checkMail}</p>
      <p className="wrap-anywhere text-ink-soft">
        It goes to {pending}
        {email === null
          ? '.'
          : `, which then replaces ${email}. To keep that one, enter it again and save.`}
      </p>
    </div>
  )

/** The member's own e-mail address, which takes effect once the mailed link was followed. */
export const EmailAddressSection = () => {
  const api = useApi()
  const query = useQuery({ queryKey: emailAddressKey, queryFn: () => api.emailAddress.get() })
  return (
    <Section title="Mail" description="Nobody else sees your address.">
      <QueryState
        query={query}
        loading="Loading"
        skeleton={<Skeleton className="h-24" />}
        failed="Your e-mail address could not be loaded"
      >
        {(address) => (
          <div className="grid justify-items-start gap-4">
            <Present {...address} />
            <EmailAddressForm {...address} />
            <div role="status">
              <Waiting {...address} />
            </div>
          </div>
        )}
      </QueryState>
    </Section>
  )
}
