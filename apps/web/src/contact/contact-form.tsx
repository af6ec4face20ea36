import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { honeypot, inquiryForm, inquiryMessages } from '@tropa/contract/inquiry'
import { maxLength } from '@tropa/contract/text'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { controlVariants, Input } from '@tropa/ui/input'
import { Textarea } from '@tropa/ui/textarea'
import { toast } from '@tropa/ui/toast'
import { useForm } from 'react-hook-form'
import { apiFailure } from '../lib/api-failure'
import { useApi } from '../lib/api-context'
import { setFieldErrors } from '../lib/form-errors'
import { paths } from '../lib/paths'
import { useSite } from '../lib/site'
import { useContactAnswer } from './contact-answer'

const fields = ['name', 'category', 'email', 'desc'] as const

type InquiryField = (typeof fields)[number]

/** The contact form. Without JavaScript it posts to its own page, which shows the answer. */
export const ContactForm = () => {
  const api = useApi()
  const { categories } = useSite()
  const answer = useContactAnswer()
  const { register, handleSubmit, reset, setError, clearErrors, formState } = useForm({
    resolver: standardSchemaResolver(inquiryForm),
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting, isDirty } = formState
  const given = answer?.values ?? {}

  const errorOf = (field: InquiryField) =>
    errors[field]?.message ?? (isDirty ? undefined : answer?.errors[field])

  const control = (field: InquiryField) => register(field, { onChange: () => clearErrors(field) })

  const send = handleSubmit(async (inquiry) => {
    try {
      await api.inquiry.create(inquiry)
      reset()
      toast.success(inquiryMessages.sent)
    } catch (error) {
      const failure = apiFailure(error)
      if (failure.kind === 'answer') setFieldErrors(fields, failure.errors, setError)
      toast.error(inquiryMessages.failed)
    }
  })

  return (
    <form method="post" action={paths.contact} noValidate onSubmit={(event) => void send(event)}>
      {answer ? (
        <p role="status" className="mb-4 font-semibold">
          {answer.message}
        </p>
      ) : null}
      <fieldset disabled={isSubmitting} className="grid gap-4">
        <legend className="sr-only">Inquiry</legend>
        <Field label="Name" error={errorOf('name')} required>
          <Input
            {...control('name')}
            defaultValue={given.name}
            autoComplete="name"
            maxLength={maxLength.name}
          />
        </Field>
        <Field label="Category" error={errorOf('category')} required controlId="category">
          <select
            id="category"
            {...control('category')}
            defaultValue={given.category ?? ''}
            required
            aria-invalid={Boolean(errorOf('category'))}
            className={controlVariants()}
          >
            <option value="">Choose a category</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </Field>
        <Field label="Email" error={errorOf('email')} required>
          <Input
            {...control('email')}
            type="email"
            defaultValue={given.email}
            autoComplete="email"
            maxLength={maxLength.email}
          />
        </Field>
        <Field label="Message" error={errorOf('desc')} required>
          <Textarea {...control('desc')} defaultValue={given.desc} maxLength={maxLength.desc} />
        </Field>
        <input
          {...register(honeypot)}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden
          className="sr-only"
        />
        <Button
          type="submit"
          className="justify-self-start"
          loading={isSubmitting}
          loadingLabel="Submitting..."
        >
          Submit
        </Button>
      </fieldset>
    </form>
  )
}
