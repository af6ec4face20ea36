import { Link } from '@tropa/ui/link'
import { feed } from '../model/feed'

/** A link that downloads one event for the visitor's own calendar. */
export const EventLink = ({ id }: { id: string }) => (
  <Link
    href={`${feed}?event=${encodeURIComponent(id)}`}
    download="event.ics"
    className="touch-target"
  >
    Add to calendar
  </Link>
)
