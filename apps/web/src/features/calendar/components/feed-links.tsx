import type { Audience } from '@tropa/contract/time/academic-year'
import { Button } from '@tropa/ui/button'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { feedPath } from '../model/feed'
import { SubscribeButton } from './subscribe-button'

/** Buttons that subscribe to, download and print the calendar, or what of it concerns some students. */
export const FeedLinks = ({ audience }: { audience: Audience | null }) => {
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <SubscribeButton audience={audience} />
      <Button asChild variant="secondary">
        <a href={feedPath(audience)} download="tropa-calendar.ics">
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
