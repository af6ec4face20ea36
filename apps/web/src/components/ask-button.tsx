import { Button } from '@tropa/ui/button'
import { KeepFocus } from '@tropa/ui/keep-focus'

interface AskButtonProps {
  label: string
  /** Its full name, because its text alone says too little without its surroundings. */
  accessibleLabel: string
  loading?: boolean
  onAsk: (opener: Element) => void
}

/** The button in a list that does something with its item or opens a dialog about it, and may go away then. */
export const AskButton = ({ label, accessibleLabel, loading = false, onAsk }: AskButtonProps) => (
  <KeepFocus>
    <Button
      variant="secondary"
      size="sm"
      aria-label={accessibleLabel}
      loading={loading}
      onClick={({ currentTarget }) => onAsk(currentTarget)}
    >
      {label}
    </Button>
  </KeepFocus>
)
