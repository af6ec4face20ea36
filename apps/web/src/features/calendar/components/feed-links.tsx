import { Button } from '@tropa/ui/button'
import { Link } from '@tropa/ui/link'
import { useHydrated } from '@tropa/ui/use-hydrated'

const feed = '/calendar.ics'

/** The feed's address for calendar apps; before hydration the host is unknown, so it is a plain link. */
const useSubscribeUrl = () => (useHydrated() ? `webcal://${window.location.host}${feed}` : feed)

/** Buttons that subscribe to, download and print the calendar. */
export const FeedLinks = () => {
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button asChild variant="primary">
        <a href={useSubscribeUrl()}>Subscribe</a>
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
