import { studentsText } from '@tropa/contract/calendar/audience'
import type { NamedRow } from '@tropa/contract/settings/teams'
import { Button } from '@tropa/ui/button'
import { CopyField } from '@tropa/ui/copy-field'
import { ArrowUpRightIcon } from '@tropa/ui/icons'
import { Link } from '@tropa/ui/link'
import { PopoverButton } from '@tropa/ui/popover-button'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { newTab } from '../../../components/new-tab'
import { useRootData, useSite } from '../../../hooks/use-site'

const feed = '/calendar.ics'

/** The path of the feed for some students, or of everything. */
const feedPath = (students: NamedRow | undefined): string =>
  students ? `${feed}?for=${encodeURIComponent(students._id)}` : feed

/** `tropa-calendar.ics` */
const feedFileName = (name: string) =>
  [...name.toLowerCase().split(/[^\p{L}\p{N}]+/u), 'calendar.ics'].filter(Boolean).join('-')

/** Links that subscribe to a feed in the usual calendar programs. */
const subscribeLinks = (address: string, name: string) => {
  const webcal = address.replace(/^https?/, 'webcal')
  const google = new URLSearchParams({ cid: webcal }).toString()
  const outlook = new URLSearchParams({ url: address, name }).toString()
  return {
    'Apple Calendar': webcal,
    'Google Calendar': `https://calendar.google.com/calendar/render?${google}`,
    Outlook: `https://outlook.live.com/calendar/0/addfromweb?${outlook}`,
  }
}

/** The origin of the site's addresses: the server's, and once hydrated the one that was opened. */
const useOrigin = (): string => {
  const root = useRootData()
  return useHydrated() ? window.location.origin : (root?.origin ?? '')
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

const linkClasses =
  'flex min-h-11 items-center justify-between gap-3 rounded-control px-2 font-semibold text-ink no-underline transition-colors hover:bg-hover [&_svg]:size-4'

/** Ways to subscribe: the usual programs, and the address for any other. */
const SubscribeButton = ({ students }: { students: NamedRow | undefined }) => {
  const origin = useOrigin()
  const { name } = useSite()
  const address = origin + feedPath(students)
  return (
    <PopoverButton label="Subscribe" variant="primary">
      <div className="grid grid-cols-1 gap-3">
        <p className="text-xs text-ink-soft">
          {students
            ? `Your calendar app shows what concerns ${studentsText([students])} and follows its changes.`
            : 'Your calendar app shows every event and follows its changes.'}
        </p>
        <ul className="-mx-2 grid">
          {Object.entries(subscribeLinks(address, `${name} academic calendar`)).map(
            ([label, href]) => {
              const isWebsite = href.startsWith('https:')
              return (
                <li key={label}>
                  <a href={href} className={linkClasses} {...(isWebsite ? newTab : {})}>
                    {label}
                    {isWebsite ? <ArrowUpRightIcon aria-hidden /> : null}
                  </a>
                </li>
              )
            },
          )}
        </ul>
        <CopyField
          value={address}
          aria-label="Address of the calendar"
          size="sm"
          copyLabel="Copy address"
          copiedText="Address copied"
          failedText="Copy the selected address"
        />
      </div>
    </PopoverButton>
  )
}

/** Buttons to subscribe to, download and print the calendar, or only the part that concerns some students. */
export const FeedLinks = ({ students }: { students: NamedRow | undefined }) => {
  const { name } = useSite()
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <SubscribeButton students={students} />
      <Button asChild variant="secondary">
        <a href={feedPath(students)} download={feedFileName(name)}>
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
