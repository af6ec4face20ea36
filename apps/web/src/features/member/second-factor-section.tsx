import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  turnOffForm,
  type SecondFactorState,
  secondFactorMessages,
} from '@tropa/contract/second-factor'
import { Badge } from '@tropa/ui/badge'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@tropa/ui/dialog'
import { Field } from '@tropa/ui/field'
import { PasswordInput } from '@tropa/ui/password-input'
import { Section } from '@tropa/ui/section'
import { Skeleton } from '@tropa/ui/skeleton'
import { toast } from '@tropa/ui/toast'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { QueryState } from '../../components/query-state'
import { useOnDemand } from '../../hooks/use-on-demand'
import { useReturnFocus } from '../../hooks/keep-focus'
import { useMember } from '../../session/member-context'
import { CodeField } from './credential-fields'
import {
  useSecondFactorActions,
  type StepProps,
  useStep,
  useSecondFactor,
} from './second-factor-step'

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

const TurnOffDialog = () => {
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

/** With the code that draws QR codes, which nothing else needs. */
const importSetUpDialog = () => import('./set-up-dialog').then((module) => module.SetUpDialog)

const SetUp = () => {
  const [SetUpDialog, fetchSetUpDialog] = useOnDemand(importSetUpDialog)
  const { rememberFocus, onCloseAutoFocus } = useReturnFocus()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        onPointerEnter={fetchSetUpDialog}
        onFocus={fetchSetUpDialog}
        onClick={() => {
          fetchSetUpDialog()
          rememberFocus()
          setIsOpen(true)
        }}
      >
        Set up
      </Button>
      {isOpen && SetUpDialog ? (
        <SetUpDialog onClose={() => setIsOpen(false)} onCloseAutoFocus={onCloseAutoFocus} />
      ) : null}
    </>
  )
}

const Off = ({ required }: Pick<SecondFactorState, 'required'>) => (
  <>
    {required ? (
      <Banner className="max-w-text">
        You need a second factor here: a password alone can be stolen. Set it up to go on, or log
        out.
      </Banner>
    ) : (
      <p className="max-w-text text-ink-soft">
        With it, each login asks for your password and for a code of an app on your phone.
      </p>
    )}
    <SetUp />
  </>
)

const On = ({ required }: Pick<SecondFactorState, 'required'>) => (
  <>
    <p className="flex max-w-text flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="green">On</Badge>
      <span className="text-ink-soft">Each login asks for a code of your authenticator app.</span>
    </p>
    {required ? (
      <p className="max-w-text text-ink-soft">{secondFactorMessages.required}</p>
    ) : (
      <TurnOffDialog />
    )}
  </>
)

export const SecondFactorSection = () => (
  <Section title="Second factor">
    <QueryState
      query={useSecondFactor()}
      loading="Loading"
      skeleton={<Skeleton className="h-20" />}
      failed="Your second factor could not be loaded"
    >
      {({ isOn, required }) => (
        <div className="grid justify-items-start gap-4">
          {isOn ? <On required={required} /> : <Off required={required} />}
        </div>
      )}
    </QueryState>
  </Section>
)
