import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { Dialog, DialogContent, DialogTrigger } from '@tropa/ui/dialog'
import { Field } from '@tropa/ui/field'
import { Textarea } from '@tropa/ui/textarea'
import { useState } from 'react'

export const WriteNote = () => {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const [note, setNote] = useState('')

  const discard = () => {
    setAsking(false)
    setOpen(false)
    setNote('')
  }
  /** Every way out of the dialog leads here: Cancel, Close, Escape and a click beside it. */
  const leave = () => (note === '' ? setOpen(false) : setAsking(true))

  return (
    <>
      <Dialog open={open} onOpenChange={(next) => (next ? setOpen(true) : leave())}>
        <DialogTrigger asChild>
          <Button>Write note</Button>
        </DialogTrigger>
        <DialogContent
          title="Write note"
          footer={
            <>
              <Button variant="secondary" onClick={leave}>
                Cancel
              </Button>
              <Button onClick={discard}>Send</Button>
            </>
          }
        >
          <Field label="Note">
            <Textarea value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Leave without sending?"
        description="What you wrote is lost then."
        confirmLabel="Leave"
        onConfirm={discard}
      />
    </>
  )
}
