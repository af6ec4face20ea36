import { Button } from '../button/button'
import { PlusIcon, TrashIcon } from '../icons/icons'
import { Tooltip, TooltipProvider } from './tooltip'

/** The words of two buttons that show only an icon. */
export const TooltipExamples = () => (
  <TooltipProvider>
    <div className="flex gap-2">
      <Tooltip content="Add an order">
        <Button variant="secondary" size="icon" aria-label="Add an order">
          <PlusIcon />
        </Button>
      </Tooltip>
      <Tooltip content="Delete the list">
        <Button variant="secondary" size="icon" aria-label="Delete the list">
          <TrashIcon />
        </Button>
      </Tooltip>
    </div>
  </TooltipProvider>
)
