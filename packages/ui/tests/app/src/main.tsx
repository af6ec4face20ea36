import { Button } from '@tropa/ui/button'
import { Dialog, DialogContent } from '@tropa/ui/dialog'
import { Field } from '@tropa/ui/field'
import { Input } from '@tropa/ui/input'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

// With `exactOptionalPropertyTypes` these may be passed on only where a prop accepts undefined.
type AppProps = { savingLabel: string | undefined; controlId: string | undefined }

const App = ({ savingLabel, controlId }: AppProps) => {
  const [open, setOpen] = useState(false)
  return (
    <main className="grid max-w-text gap-4 p-4">
      <Field label="Full name" controlId={controlId} required>
        <Input name="name" />
      </Field>
      <Button loadingLabel={savingLabel} onClick={() => setOpen(true)}>
        Save
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Saved">All is well.</DialogContent>
      </Dialog>
    </main>
  )
}

const root = document.querySelector('#app')
if (root) createRoot(root).render(<App savingLabel={undefined} controlId={undefined} />)
