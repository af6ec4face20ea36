import { Button } from '@tropa/ui/button'
import { KeepFocus } from '../../hooks/keep-focus'

interface AskButtonProps {
  label: string
  /** Its whole name, because its text says too little without what is around it. */
  accessibleLabel: string
  onAsk: (opener: Element) => void
}

/** The button in a list that opens a dialog about its item, and may go away while that is open. */
export const AskButton = ({ label, accessibleLabel, onAsk }: AskButtonProps) => (
  <KeepFocus>
    <Button
      variant="secondary"
      size="sm"
      aria-label={accessibleLabel}
      onClick={({ currentTarget }) => onAsk(currentTarget)}
      className="print:hidden"
    >
      {label}
    </Button>
  </KeepFocus>
)
