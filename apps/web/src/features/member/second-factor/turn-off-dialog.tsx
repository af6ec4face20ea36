import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { turnOffForm } from '@tropa/contract/second-factor'
import { Button } from '@tropa/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@tropa/ui/dialog'
import { Field } from '@tropa/ui/field'
import { PasswordInput } from '@tropa/ui/password-input'
import { toast } from '@tropa/ui/toast'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMember } from '../../../session/member-context'
import { useSecondFactorActions } from '../api/second-factor'
import { CodeField } from '../components/code-field'
import type { StepProps } from './step'
import { useStep } from './step'

const resolver = standardSchemaResolver(turnOffForm)

const TurnOffForm = ({ formId, onBusy, onDone }: StepProps<string>) => {
  const { username } = useMember()
  const { turnOff } = useSecondFactorActions()
  const form = useForm({ resolver, defaultValues: { currentPassword: '', code: '' } })
  const { errors } = form.formState
  const submit = useStep({
    form,
    fields: ['currentPassword', 'code'],
    onBusy,
    run: async (fields) => onDone(await turnOff(fields)),
  })
  return (
    <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p>Logging in will need only your password. You stay logged in here and nowhere else.</p>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field label="Current Password" error={errors.currentPassword?.message} required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <CodeField {...form.register('code')} error={errors.code?.message} required />
    </form>
  )
}

/** The button that turns the second factor off, and its dialog. */
export const TurnOffDialog = () => {
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const finish = (message: string) => {
    setIsOpen(false)
    toast.success(message)
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => setIsOpen(open || isBusy)}>
      <DialogTrigger asChild>
        <Button variant="secondary">Turn off</Button>
      </DialogTrigger>
      <DialogContent
        title="Turn off your second factor"
        footer={
          <Button type="submit" form={formId} variant="danger" loading={isBusy}>
            Turn off
          </Button>
        }
      >
        <TurnOffForm formId={formId} onBusy={setIsBusy} onDone={finish} />
      </DialogContent>
    </Dialog>
  )
}
