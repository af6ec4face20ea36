import { Button } from '@tropa/ui/button'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { feed } from '../model/feed'
import { SubscribeButton } from './subscribe-button'

/** Buttons that subscribe to, download and print the calendar. */
export const FeedLinks = () => {
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <SubscribeButton />
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
