import { Button } from '@tropa/ui/button'
import { toast } from '@tropa/ui/toast'
import { Toaster } from '@tropa/ui/toaster'

export const SaveButton = () => <Button onClick={() => toast.success('Saved')}>Save</Button>

/** The app has one Toaster, outside of its pages. */
export const Example = () => (
  <>
    <SaveButton />
    <Toaster />
  </>
)
