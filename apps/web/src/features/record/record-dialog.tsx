import type { PenaltyRecord } from '@tropa/contract/record'
import { Dialog, DialogContent } from '@tropa/ui/dialog'
import type { ReactNode } from 'react'
import type { Confirmation } from '../../hooks/use-confirmation'

export interface RecordDialogProps {
  record: PenaltyRecord
  dialog: Confirmation<PenaltyRecord>
}

/** Which record a dialog is about. */
export const AboutRecord = ({ name, violation }: PenaltyRecord) => (
  <p className="[overflow-wrap:anywhere]">
    <bdi className="font-semibold">{name}</bdi>: <bdi>{violation}</bdi>
  </p>
)

/** A dialog about one record, which loses nothing when it is closed. */
export const RecordDialog = ({
  record,
  dialog,
  title,
  footer,
  children,
}: RecordDialogProps & { title: string; footer?: ReactNode; children: ReactNode }) => (
  <Dialog
    open={dialog.isOpen}
    onOpenChange={(isOpen) => {
      if (!isOpen) dialog.cancel()
    }}
  >
    <DialogContent title={title} footer={footer} onCloseAutoFocus={dialog.onCloseAutoFocus}>
      <div className="grid gap-4">
        <AboutRecord {...record} />
        {children}
      </div>
    </DialogContent>
  </Dialog>
)
