import type { SecondFactorSecret } from '@tropa/contract/second-factor'
import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Dialog, DialogContent } from '@tropa/ui/dialog'
import { useId, useState } from 'react'
import { useSecondFactorActions } from '../api/second-factor'
import { PasswordStep } from './password-step'
import { RecoveryCodes } from './recovery-codes'
import { ScanStep } from './scan-step'

interface SetUpDialogProps {
  onClose: () => void
  /** A prop for the dialog's content, which has no trigger. */
  onCloseAutoFocus: (event: Event) => void
}

/** The steps of a set-up: the password, the QR code, the recovery codes. */
export const SetUpDialog = ({ onClose, onCloseAutoFocus }: SetUpDialogProps) => {
  const formId = useId()
  const { reload } = useSecondFactorActions()
  const [setUp, setSetUp] = useState<SecondFactorSecret>()
  const [codes, setCodes] = useState<string[]>()
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  const finish = () => {
    if (codes) reload()
    onClose()
  }

  const close = () => {
    if (isBusy) return
    if (codes) setIsAsking(true)
    else finish()
  }

  const step = { formId, onBusy: setIsBusy }
  return (
    <>
      <Dialog open onOpenChange={close}>
        <DialogContent
          title={codes ? 'Recovery codes' : 'Set up your second factor'}
          onCloseAutoFocus={onCloseAutoFocus}
          footer={
            codes ? (
              <Button onClick={finish}>I have saved these codes</Button>
            ) : (
              <Button type="submit" form={formId} loading={isBusy}>
                {setUp ? 'Turn on' : 'Continue'}
              </Button>
            )
          }
        >
          {codes ? (
            <RecoveryCodes codes={codes} />
          ) : setUp ? (
            <ScanStep {...step} setUp={setUp} onDone={setCodes} />
          ) : (
            <PasswordStep {...step} onDone={setSetUp} />
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
