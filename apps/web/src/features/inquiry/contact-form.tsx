import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  honeypot,
  inquiryForm,
  inquiryMessages,
  type InquiryForm,
} from '@tropa/contract/inquiry/inquiry'
import { isRecord } from '@tropa/contract/base/is-record'
import { maxLength } from '@tropa/contract/base/text'
import { paths } from '@tropa/contract/pages'
import type { ContactResponse } from '@tropa/contract/site-renderer'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { Field } from '@tropa/ui/field'
import { CircleAlertIcon, CircleCheckIcon } from '@tropa/ui/icons'
import { Input } from '@tropa/ui/input'
import { NativeSelect } from '@tropa/ui/native-select'
import { Textarea } from '@tropa/ui/textarea'
import { toast } from '@tropa/ui/toast'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { hasStatus, hintOf, serverMessage } from '../../api/api-failure'
import { useSend } from '../../hooks/use-send'
import { useSite } from '../../hooks/use-site'
import {
  deleteFormDraft,
  type DraftKey,
  readFormDraft,
  saveFormDraft,
} from '../../session/form-drafts'

const fields = ['name', 'category', 'email', 'desc'] as const

type InquiryField = (typeof fields)[number]

const isField = (name: string): name is InquiryField => fields.some((field) => field === name)

const showToast = (kind: 'success' | 'error', message: string) => {
  // A new toast replaces the last one, so that the same sentence is announced again.
  toast.dismiss()
  toast[kind](message)
}

const contactDraft: DraftKey = { name: 'contact' }

const readDraft = () => {
  const draft = readFormDraft(contactDraft)
  return isRecord(draft) ? draft : {}
}

/** People leave the honeypot empty, so their inquiries do not carry it. */
const withoutEmptyHoneypot = ({ [honeypot]: trap, ...inquiry }: InquiryForm) =>
  trap ? { ...inquiry, [honeypot]: trap } : inquiry

type ResponseNoticeProps = Pick<ContactResponse, 'status' | 'message'>

const ResponseNotice = ({ status, message }: ResponseNoticeProps) => {
  const isSent = status < 400
  const Icon = isSent ? CircleCheckIcon : CircleAlertIcon
  return (
    <Banner
      role="status"
      tone={isSent ? 'success' : 'danger'}
      icon={<Icon aria-hidden />}
      className="font-semibold"
    >
      {message}
    </Banner>
  )
}

interface ContactFormProps {
  /** The response to this form when it was posted without JavaScript. */
  response: ContactResponse | undefined
  onSent: (inquiry: InquiryForm) => void
}

/** The contact form. Without JavaScript it posts to its own page, which shows the response. */
export const ContactForm = ({ response, onSent }: ContactFormProps) => {
  const api = useApi()
  const { categories } = useSite()
  const form = useForm({
    resolver: standardSchemaResolver(inquiryForm),
    reValidateMode: 'onSubmit',
  })
  const { register, getValues, setValue, clearErrors, subscribe } = form
  const { errors, dirtyFields } = form.formState
  const initialValues = response?.values ?? {}
  const [notice, setNotice] = useState<ResponseNoticeProps | undefined>(response)

  // After a response, hydration overwrites what was typed into the text area with its initial text.
  const [typed] = useState(() =>
    import.meta.env.SSR || !response ? undefined : document.querySelector('textarea')?.value,
  )

  // The server renders an empty form; only the browser knows the draft. A response holds what was
  // posted last; it is empty once that is sent.
  useEffect(() => {
    if (response) {
      if (typed !== undefined) setValue('desc', typed)
      saveFormDraft(contactDraft, response.status < 400 ? response.values : getValues())
    } else {
      for (const [field, text] of Object.entries(readDraft())) {
        // What was typed before the scripts ran is newer than the draft.
        if (!isField(field) || typeof text !== 'string' || getValues(field)) continue
        setValue(field, text, { shouldDirty: true })
      }
      if (fields.some((field) => getValues(field))) saveFormDraft(contactDraft, getValues())
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveFormDraft(contactDraft, values),
    })
  }, [response, typed, getValues, setValue, subscribe])

  const errorOf = (field: InquiryField) =>
    errors[field]?.message ?? (dirtyFields[field] || !notice ? undefined : response?.errors[field])

  const registerField = (field: InquiryField) =>
    register(field, { onChange: () => clearErrors(field) })

  const { onSubmit, isSubmitting } = useSend(
    form,
    async (inquiry) => {
      setNotice(undefined)
      await api.inquiry.create(withoutEmptyHoneypot(inquiry))
      deleteFormDraft(contactDraft)
      onSent(inquiry)
      showToast('success', inquiryMessages.sent)
    },
    (error) => {
      showToast('error', inquiryMessages.failed)
      // Says when to try again, or why there was no answer.
      const message = hasStatus(error, 429) ? serverMessage(error, '') : hintOf(error)
      if (message) setNotice({ status: 503, message })
    },
  )

  return (
    <form
      method="post"
      action={paths.contact}
      noValidate
      aria-label="Inquiry"
      aria-busy={isSubmitting}
      className="grid gap-4"
      onSubmit={onSubmit}
    >
      {notice ? <ResponseNotice {...notice} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errorOf('name')} required>
          <Input {...registerField('name')} defaultValue={initialValues.name} autoComplete="name" />
        </Field>
        <Field label="Category" error={errorOf('category')} required>
          <NativeSelect {...registerField('category')} defaultValue={initialValues.category ?? ''}>
            <option value="">Choose a category</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Email" error={errorOf('email')} required className="sm:col-span-2">
          <Input
            {...registerField('email')}
            type="email"
            defaultValue={initialValues.email}
            autoComplete="email"
          />
        </Field>
      </div>
      <Field label="Message" error={errorOf('desc')} required>
        <Textarea
          {...registerField('desc')}
          defaultValue={initialValues.desc}
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
          We keep what you send, your e-mail address included, until the team deletes it, by hand or
          automatically some time after the answer. Only the team&apos;s admins read it, to answer
          you.
        </p>
      </div>
    </form>
  )
}
