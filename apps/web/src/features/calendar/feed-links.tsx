import { Button } from '@tropa/ui/button'
import { Link } from '@tropa/ui/link'
import { useHydrated } from '@tropa/ui/use-hydrated'

const feed = '/calendar.ics'

/** The feed's address for calendar programs; a plain link until scripts know where the site stands. */
const useSubscription = () => (useHydrated() ? `webcal://${window.location.host}${feed}` : feed)

/** The whole calendar, for the visitor's own. */
export const FeedLinks = () => {
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button asChild variant="primary">
        <a href={useSubscription()}>Subscribe</a>
      </Button>
      <Button asChild variant="secondary">
        <a href={feed} download="tropa-calendar.ics">
          Download
        </a>
      </Button>
      <Button
        variant="secondary"
        disabled={!isHydrated}
        className="max-sm:hidden"
        onClick={() => window.print()}
      >
        Print
      </Button>
    </div>
  )
}

/** One event, for the visitor's own calendar. */
export const EventLink = ({ id }: { id: string }) => (
  <Link
    href={`${feed}?event=${encodeURIComponent(id)}`}
    download="event.ics"
    className="touch-target"
  >
    Add to calendar
  </Link>
)
