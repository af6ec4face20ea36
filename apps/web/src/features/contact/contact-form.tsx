import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { honeypot, inquiryForm, inquiryMessages } from '@tropa/contract/inquiry'
import { maxLength } from '@tropa/contract/schemas/text'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { Textarea } from '@tropa/ui/textarea'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { setFieldErrors } from '../../api/form-errors'
import { paths } from '../../paths'
import { useSite } from '../../hooks/use-site'
import { CategoryField } from './category-field'
import { useContactAnswer } from './contact-answer'
import { PostedAnswer } from './posted-answer'

const fields = ['name', 'category', 'email', 'desc'] as const

const emptyForm = { name: '', category: '', email: '', desc: '' }

type InquiryField = (typeof fields)[number]

const say = async (kind: 'success' | 'error', message: string) => {
  const { toast } = await import('@tropa/ui/toast')
  toast[kind](message)
}

/** The contact form. Without JavaScript it posts to its own page, which shows the answer. */
export const ContactForm = () => {
  const api = useApi()
  const { categories } = useSite()
  const answer = useContactAnswer()
  const { register, handleSubmit, reset, setError, clearErrors, formState } = useForm({
    resolver: standardSchemaResolver(inquiryForm),
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting, dirtyFields } = formState
  const given = answer?.values ?? {}
  // What was posted before any script listened has been answered until the form is sent again.
  const [posted, setPosted] = useState(answer)

  const errorOf = (field: InquiryField) =>
    errors[field]?.message ?? (dirtyFields[field] ? undefined : posted?.errors[field])

  const control = (field: InquiryField) => register(field, { onChange: () => clearErrors(field) })

  const send = handleSubmit(async (inquiry) => {
    setPosted(undefined)
    try {
      await api.inquiry.create(inquiry)
    } catch (error) {
      setFieldErrors(fields, error, setError)
      return say('error', inquiryMessages.failed)
    }
    reset(emptyForm)
    return say('success', inquiryMessages.sent)
  })

  return (
    <form
      method="post"
      action={paths.contact}
      noValidate
      aria-label="Inquiry"
      aria-busy={isSubmitting}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void send(event)
      }}
    >
      {posted ? <PostedAnswer answer={posted} /> : null}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label="Name" error={errorOf('name')} required>
          <Input
            {...control('name')}
            defaultValue={given.name}
            autoComplete="name"
            maxLength={maxLength.name}
          />
        </Field>
        <CategoryField
          {...control('category')}
          defaultValue={given.category ?? ''}
          categories={categories}
          error={errorOf('category')}
        />
        <Field label="Email" error={errorOf('email')} required className="sm:col-span-2">
          <Input
            {...control('email')}
            type="email"
            defaultValue={given.email}
            autoComplete="email"
            maxLength={maxLength.email}
          />
        </Field>
      </div>
      <Field label="Message" error={errorOf('desc')} required>
        <Textarea
          {...control('desc')}
          defaultValue={given.desc}
          maxLength={maxLength.desc}
          rows={6}
        />
      </Field>
      <input
        {...register(honeypot)}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
        className="sr-only"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="lg" loading={isSubmitting} loadingLabel="Submitting...">
          Submit
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-xs text-ink-soft">
          We keep what you send, your e-mail address included, until the team deletes it. Only the
          team&apos;s admins read it, to answer you.
        </p>
      </div>
    </form>
  )
}
