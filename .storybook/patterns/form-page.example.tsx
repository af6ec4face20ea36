import { Banner } from '@tropa/ui/banner'
import { Breadcrumb, BreadcrumbItem } from '@tropa/ui/breadcrumb'
import { Button } from '@tropa/ui/button'
import { Checkbox } from '@tropa/ui/checkbox'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { Page } from '@tropa/ui/page'
import { RadioGroup } from '@tropa/ui/radio-group'
import { Section } from '@tropa/ui/section'
import { Textarea } from '@tropa/ui/textarea'
import { toast } from '@tropa/ui/toast'
import { Toaster } from '@tropa/ui/toaster'
import { useState, type SyntheticEvent } from 'react'

const deliveries = [
  { value: 'courier', label: 'By courier', description: 'The next working day' },
  { value: 'pickup', label: 'I pick it up', description: 'Ready after two hours' },
]

const longestNote = 200

/** What is wrong with the values of the form, by the name of the control. */
const check = (values: FormData) => {
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const errors: Record<string, string> = {}
  if (text('name') === '') errors.name = 'Enter the name that stands on the parcel.'
  if (!text('email').includes('@')) errors.email = 'Enter an e-mail address like name@example.com.'
  if (text('note').length > longestNote) errors.note = `Enter at most ${longestNote} characters.`
  return errors
}

/** Stands for the request, which fails without a connection. */
const send = async () => {
  await new Promise((resolve) => setTimeout(resolve, 400))
  if (!navigator.onLine) throw new Error('No connection')
}

const DeliverySettings = () => {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [saving, setSaving] = useState(false)
  const [failed, setFailed] = useState(false)

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = check(new FormData(form))
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setSaving(true)
    setFailed(false)
    try {
      await send()
      toast.success('Saved')
    } catch {
      setFailed(true)
    }
    setSaving(false)
  }

  return (
    <Page title="Delivery" lead="Where your orders go, and how you hear of them.">
      <form noValidate onSubmit={(event) => void save(event)} className="grid max-w-text gap-10">
        <Section title="Recipient">
          <Field label="Full name" error={errors.name} required>
            <Input name="name" autoComplete="name" />
          </Field>
          <Field
            label="E-mail address"
            hint="We write only when a parcel is on its way."
            error={errors.email}
            required
          >
            <Input name="email" type="email" autoComplete="email" />
          </Field>
        </Section>
        <Section title="Parcel">
          <Field label="Delivery">
            <RadioGroup name="delivery" options={deliveries} defaultValue="courier" />
          </Field>
          <Field label="Note" hint="For example, where to leave it." error={errors.note} optional>
            <Textarea name="note" rows={3} maxLength={longestNote} />
          </Field>
          <Checkbox name="updates" label="Tell me when it is sent" defaultChecked />
        </Section>
        <div>
          <div role="status" className="not-empty:mb-4">
            {failed ? (
              <Banner tone="danger">
                Nothing was saved. Check your connection and save again: what you typed is still
                here.
              </Banner>
            ) : null}
          </div>
          <Button type="submit" loading={saving} loadingLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
    </Page>
  )
}

export const Example = () => (
  <>
    <div className="mx-auto max-w-page px-4 pt-6 sm:px-6">
      <Breadcrumb>
        <BreadcrumbItem href="/settings">Settings</BreadcrumbItem>
        <BreadcrumbItem current>Delivery</BreadcrumbItem>
      </Breadcrumb>
    </div>
    <DeliverySettings />
    <Toaster />
  </>
)
