import { Button } from '../button/button'
import { toast } from '../toast/toast'
import { Toaster } from './toaster'

/** The one Toaster of a page, and an action that reports its success. */
export const ToasterExamples = () => (
  <>
    <Button
      variant="secondary"
      className="w-fit"
      onClick={() => void toast.success('Address saved')}
    >
      Save address
    </Button>
    <Toaster />
  </>
)
