import { Button } from '@tropa/ui/button'
import { toast } from '@tropa/ui/toast'

interface CopyButtonProps {
  text: string
  label: string
  onCopied?: () => void
}

/** Copies a text and says whether it worked. */
export const CopyButton = ({ text, label, onCopied }: CopyButtonProps) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Copied')
      onCopied?.()
    } catch {
      toast.error('This browser does not allow copying. Select the text instead.')
    }
  }
  return (
    <Button type="button" variant="secondary" size="sm" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
