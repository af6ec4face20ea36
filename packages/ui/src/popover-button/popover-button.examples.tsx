import { Link } from '../link/link'
import { PopoverButton } from './popover-button'

/** Ways to share a list, which few readers need. */
export const PopoverButtonExamples = () => (
  <div>
    <PopoverButton label="Share" variant="secondary">
      <div className="grid gap-2">
        <p className="font-semibold">Share this list</p>
        <Link href="#mail">By mail</Link>
        <Link href="#print">On paper</Link>
      </div>
    </PopoverButton>
  </div>
)
