import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  turnOffForm,
  type SecondFactorState,
  secondFactorMessages,
} from '@tropa/contract/member/second-factor'
import { ownPaths } from '@tropa/contract/pages'
import { Badge } from '@tropa/ui/badge'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { Section } from '@tropa/ui/section'
import { Skeleton } from '@tropa/ui/skeleton'
import { toast } from '@tropa/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { connectionError } from '../../api/failure-text'
import { toastFailure } from '../../api/toast-failure'
import { FormDialog } from '../../components/form-dialog'
import { QueryState } from '../../components/query-state'
import { useOnDemand } from '../../hooks/use-on-demand'
import { focusFirst, KeepFocus } from '@tropa/ui/keep-focus'
import { useSend } from '../../hooks/use-send'
import { useMember } from '../../session/member-context'
import { pageBeforeSetUp } from '../../session/return-page'
import { CodeField, CurrentPasswordField } from './credential-fields'
import { useUnsavedCodes } from './kept-links'

/** Whether the signed-in member has a second factor, and whether one is required. */
export const useSecondFactor = () => {
  const api = useApi()
  return useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.secondFactor.get(undefined, { signal }),
    // Returning from another window, where the recovery codes were stored, must not close their dialog.
    refetchOnWindowFocus: false,
  })
}

const resolver = standardSchemaResolver(turnOffForm)

interface SwitchProps {
  /** A prop for the content of the dialog that switches it. */
  onCloseAutoFocus: (event: Event) => void
}

/** Not a mutation: react-query would keep the password and the code in memory. */
const TurnOffDialog = ({ onCloseAutoFocus }: SwitchProps) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const form = useForm({ resolver, defaultValues: { currentPassword: '', code: '' } })
  const { errors } = form.formState
  const close = () => {
    form.reset()
    setIsOpen(false)
  }
  const tellOff = () => {
    void queryClient.invalidateQueries()
    toast.success(secondFactorMessages.turnedOff)
  }
  const sending = useSend(
    form,
    async (fields) => {
      await api.secondFactor.turnOff(fields)
      tellOff()
      return close
    },
    async (error, isShown) => {
      if (isShown) return
      // Without an answer, or from an older tab, it may be off.
      const state = await api.secondFactor.get().catch(() => undefined)
      if (state?.isOn === false) {
        tellOff()
        close()
      } else toastFailure(error, connectionError)
    },
  )

  return (
    <FormDialog
      title="Turn off your second factor"
      trigger={<Button variant="secondary">Turn off</Button>}
      submitLabel="Turn off"
      tone="danger"
      dialog={{ isOpen, open: () => setIsOpen(true), close, onCloseAutoFocus }}
      isTouched={false}
      {...sending}
    >
      <p>Logging in will need only your password. You stay logged in here and nowhere else.</p>
      <CurrentPasswordField {...form.register('currentPassword')} error={errors.currentPassword} />
      <CodeField
        {...form.register('code')}
        error={errors.code?.message}
        clearError={() => form.clearErrors('code')}
        required
      />
    </FormDialog>
  )
}

/** Loaded on demand, because it includes the code that draws QR codes. */
const importSetUpDialog = () =>
  import('./second-factor-dialog').then((module) => module.SetUpDialog)

interface SetUpProps extends SwitchProps {
  /** Whether another phone replaces the one that has it now. */
  isMove: boolean
  required: boolean
}

const SetUp = ({ onCloseAutoFocus, isMove, required }: SetUpProps) => {
  const [SetUpDialog, fetchSetUpDialog] = useOnDemand(importSetUpDialog)
  // Read here: a value that is passed down is older after the codes are saved, and would show the form again.
  const hasUnsavedCodes = useUnsavedCodes().list.length > 0
  const [isAsked, setIsAsked] = useState(false)
  const { userType } = useMember()
  const location = useLocation()
  const navigate = useNavigate()
  const onClose = (isDone: boolean) => {
    setIsAsked(false)
    if (isDone && required && !isMove)
      void navigate(pageBeforeSetUp(location.state) ?? ownPaths[userType].home)
  }
  useEffect(() => {
    if (hasUnsavedCodes) fetchSetUpDialog()
  }, [hasUnsavedCodes, fetchSetUpDialog])
  return (
    <>
      <Button
        variant={required && !isMove ? 'primary' : 'secondary'}
        onPointerEnter={fetchSetUpDialog}
        onFocus={fetchSetUpDialog}
        onClick={() => {
          fetchSetUpDialog()
          setIsAsked(true)
        }}
      >
        {isMove ? 'Move to another phone' : 'Set up'}
      </Button>
      {(isAsked || hasUnsavedCodes) && SetUpDialog ? (
        <SetUpDialog isMove={isMove} onClose={onClose} onCloseAutoFocus={onCloseAutoFocus} />
      ) : null}
    </>
  )
}

/** Switching it removes the button that had the focus; its replacement gets the focus, or the controls' container. */
const SecondFactor = ({ required, ...state }: SecondFactorState) => {
  const hasUnsavedCodes = useUnsavedCodes().list.length > 0
  // Back left the codes, so it is on, whatever was loaded before.
  const [isReturn] = useState(hasUnsavedCodes)
  const isOn = state.isOn || (isReturn && hasUnsavedCodes)
  const controls = useRef<HTMLDivElement>(null)
  const wasSwitched = useRef(false)
  const focusControls = () => {
    const { current } = controls
    focusFirst([current?.querySelector('button'), current])
  }
  // The response may come after the dialog has closed.
  useEffect(() => {
    if (wasSwitched.current && document.activeElement === document.body) focusControls()
  }, [isOn])
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    wasSwitched.current = true
    focusControls()
  }
  return (
    <div ref={controls} tabIndex={-1} className="grid justify-items-start gap-4">
      {isOn ? (
        <p className="flex max-w-text flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="success">On</Badge>
          <span className="text-ink-soft">
            Each login asks for a code of your authenticator app.
          </span>
        </p>
      ) : required ? (
        <Banner className="max-w-text">
          You need a second factor here: a password alone can be stolen. Set it up to go on, or log
          out.
        </Banner>
      ) : (
        <p className="max-w-text text-ink-soft">
          With it, each login asks for your password and for a code of an app on your phone.
        </p>
      )}
      {isOn && required ? (
        <p className="max-w-text text-ink-soft">{secondFactorMessages.required}</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isOn && !required ? <TurnOffDialog onCloseAutoFocus={onCloseAutoFocus} /> : null}
        <SetUp key={String(isOn)} isMove={isOn} {...{ required, onCloseAutoFocus }} />
      </div>
    </div>
  )
}

export const SecondFactorSection = () => (
  <Section title="Second factor">
    <QueryState
      query={useSecondFactor()}
      loading="Loading"
      skeleton={<Skeleton className="h-20" />}
      failed="Your second factor could not be loaded"
    >
      {(state) => (
        // The section moves to another place on the page once a required second factor is on.
        <KeepFocus>
          <SecondFactor {...state} />
        </KeepFocus>
      )}
    </QueryState>
  </Section>
)
