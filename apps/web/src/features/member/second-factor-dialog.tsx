import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import {
  setUpForm,
  type SecondFactorSecret,
  type SecondFactorState,
  confirmForm,
  secondFactorMessages,
} from '@tropa/contract/member/second-factor'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Dialog, DialogContent } from '@tropa/ui/dialog'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { Link } from '@tropa/ui/link'
import { toast } from '@tropa/ui/toast'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../api/api-context'
import { refusalOf } from '../../api/api-failure'
import { connectionError } from '../../api/failure-text'
import { toastFailure } from '../../api/toast-failure'
import { CopyButton } from '../../components/copy-button'
import { QrCode } from '../../components/qr-code'
import { useAskBeforeUnload } from '../../hooks/use-ask-before-unload'
import { useSend } from '../../hooks/use-send'
import { saveFile } from '../../components/save-file'
import { CodeField, codeHint, CurrentPasswordField } from './credential-fields'
import { useUnsavedCodes } from './kept-links'

const passwordResolver = standardSchemaResolver(setUpForm)
const codeResolver = standardSchemaResolver(confirmForm)

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

const Secret = ({ secret, uri }: SecondFactorSecret) => (
  <div className="grid justify-items-center gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:justify-items-start sm:gap-6">
    <QrCode text={uri} label="QR code for your authenticator app" className="size-52" />
    <div className="grid justify-items-center gap-3 sm:justify-items-start">
      <p className="text-ink-soft max-sm:text-center">Or type this secret into the app:</p>
      <code className="text-md font-semibold wrap-anywhere select-all max-sm:text-center">
        {inGroups(secret)}
      </code>
      <CopyButton text={secret} label="Copy secret" />
      <Link href={uri}>Open an app on this device</Link>
    </div>
  </div>
)

const download = (codes: readonly string[]) =>
  saveFile(new File([`${codes.join('\n')}\n`], 'recovery-codes.txt', { type: 'text/plain' }))

/** The last step of a set-up: the recovery codes, which are shown only once. */
const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <div className="grid gap-4">
    <p>
      Your second factor is on. If you lose your phone, each of these codes lets you in once. They
      are shown only now.
    </p>
    <ul
      aria-label="Recovery codes"
      className="grid gap-x-6 gap-y-1.5 rounded-card border border-line bg-sunken p-4 text-center sm:grid-cols-2"
    >
      {codes.map((code) => (
        <li key={code}>
          <code className="tabular font-semibold select-all">{code}</code>
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-2">
      <CopyButton text={codes.join('\n')} label="Copy codes" />
      <Button type="button" variant="secondary" size="sm" onClick={() => download(codes)}>
        Download codes
      </Button>
    </div>
  </div>
)

/** In place of the form, when it is on but the answer with the recovery codes did not arrive. */
const CodesNotShown = ({ required }: { required: boolean }) => (
  <div className="grid gap-4">
    <Banner role="status">
      Your second factor is on, but its recovery codes could not be shown.
    </Banner>
    <p>
      Keep the entry in your authenticator app: each login asks for its code. To get recovery codes,{' '}
      {required
        ? 'choose “Move to another phone”, which can be this phone again.'
        : 'turn it off and set it up again.'}
    </p>
  </div>
)

interface SetUpDialogProps {
  /** Whether another phone replaces the one that has it now, whose code is asked for. */
  isMove: boolean
  /** Called with whether recovery codes were shown, which end a set-up. */
  onClose: (isDone: boolean) => void
  /** A prop for the dialog's content, which has no trigger. */
  onCloseAutoFocus: (event: Event) => void
}

/** The steps of a set-up: the password (and the code of the present phone), the QR code, the recovery codes. */
export const SetUpDialog = ({ isMove, onClose, onCloseAutoFocus }: SetUpDialogProps) => {
  const formId = useId()
  const api = useApi()
  const queryClient = useQueryClient()
  const [secret, setSecret] = useState<SecondFactorSecret>()
  const { list: codes, change: changeCodes } = useUnsavedCodes()
  const hasCodes = codes.length > 0
  const [withoutCodes, setWithoutCodes] = useState<SecondFactorState>()
  const [isAsking, setIsAsking] = useState(false)
  const isLeft = useRef(false)
  useAskBeforeUnload(hasCodes)

  const tellOn = () => toast('Your second factor is on. Its recovery codes could not be shown.')
  const reload = () => void queryClient.invalidateQueries()

  const failed = async (error: unknown, isShown: boolean, isUnseen: boolean) => {
    if (isShown) return
    // Without an answer it may be on. The section's own query is not used, because its answer would close this dialog.
    const state = await api.secondFactor.get().catch(() => undefined)
    // A move changes no state: only the refusal of a second try tells that it was done.
    const isDone = state?.isOn && (!isMove || refusalOf(error) === secondFactorMessages.notSetUp)
    const isGone = isUnseen || isLeft.current
    if (!isDone) toastFailure(error, connectionError)
    else if (isGone) tellOn()
    else setWithoutCodes(state)
    if (isGone) reload()
  }

  // No mutations: react-query would keep the password and the secret in memory.
  const passwordForm = useForm({
    resolver: passwordResolver,
    defaultValues: { currentPassword: '', code: '' },
  })
  const { onSubmit: submitPassword } = useSend(
    passwordForm,
    async (fields) => setSecret(await api.secondFactor.setUp(fields)),
    failed,
  )

  const codeForm = useForm({ resolver: codeResolver, defaultValues: { code: '' } })
  const { setFocus } = codeForm
  useEffect(() => {
    if (secret) setFocus('code')
  }, [secret, setFocus])
  const { onSubmit: submitCode } = useSend(
    codeForm,
    async (fields) => {
      const { recoveryCodes } = await api.secondFactor.confirm(fields)
      if (!isLeft.current) {
        changeCodes(() => recoveryCodes)
        return
      }
      reload()
      tellOn()
    },
    failed,
  )
  const isBusy = passwordForm.formState.isSubmitting || codeForm.formState.isSubmitting

  const finish = () => {
    changeCodes(() => [])
    // Everything, because requests were refused while the member still had to set it up.
    reload()
    onClose(hasCodes)
  }

  const close = () => {
    isLeft.current = isBusy
    if (hasCodes) setIsAsking(true)
    else finish()
  }

  return (
    <>
      <Dialog open onOpenChange={close}>
        <DialogContent
          title={
            hasCodes
              ? 'Recovery codes'
              : isMove
                ? 'Move your second factor'
                : 'Set up your second factor'
          }
          onCloseAutoFocus={onCloseAutoFocus}
          footer={
            hasCodes ? (
              <Button onClick={finish}>I have saved these codes</Button>
            ) : withoutCodes ? (
              <Button onClick={finish}>Done</Button>
            ) : (
              <Button type="submit" form={formId} loading={isBusy}>
                {secret ? 'Turn on' : 'Continue'}
              </Button>
            )
          }
        >
          {hasCodes ? (
            <RecoveryCodes codes={codes} />
          ) : withoutCodes ? (
            <CodesNotShown required={withoutCodes.required} />
          ) : secret ? (
            <form id={formId} noValidate onSubmit={submitCode} className="grid gap-4">
              <p>Scan this with your authenticator app, then enter the code that the app shows.</p>
              <Secret {...secret} />
              <Field
                label="Code"
                hint={codeHint}
                error={codeForm.formState.errors.code?.message}
                required
              >
                <Input
                  {...codeForm.register('code')}
                  autoComplete="one-time-code"
                  inputMode="numeric"
                  className="tabular"
                />
              </Field>
            </form>
          ) : (
            <form id={formId} noValidate onSubmit={submitPassword} className="grid gap-4">
              <p>
                {isMove
                  ? 'Your current phone works until the new one is confirmed. Then you get new recovery codes.'
                  : 'You need an authenticator app on your phone. Each login will ask for a code of it.'}
              </p>
              <CurrentPasswordField
                {...passwordForm.register('currentPassword')}
                error={passwordForm.formState.errors.currentPassword}
              />
              {isMove ? (
                <CodeField
                  {...passwordForm.register('code')}
                  error={passwordForm.formState.errors.code?.message}
                  clearError={() => passwordForm.clearErrors('code')}
                  required
                />
              ) : null}
            </form>
          )}
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Have you saved these codes?"
        description="They will not be shown again."
        confirmLabel="Yes, Close"
        onConfirm={finish}
      />
    </>
  )
}
