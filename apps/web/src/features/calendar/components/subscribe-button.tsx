import type { Audience } from '@tropa/contract/time/academic-year'
import { CopyField } from '@tropa/ui/copy-field'
import { ArrowUpRightIcon } from '@tropa/ui/icons'
import { PopoverButton } from '@tropa/ui/popover-button'
import { useSite } from '../../../hooks/use-site'
import { feedPath, subscribeLinks } from '../model/feed'
import { useOrigin } from '../model/use-origin'

const linkClasses =
  'flex min-h-11 items-center justify-between gap-3 rounded-control px-2 font-semibold text-ink no-underline transition-colors hover:bg-hover [&_svg]:size-4'

/** Ways to subscribe: the usual programs, and the address for any other. */
export const SubscribeButton = ({ audience }: { audience: Audience | null }) => {
  const origin = useOrigin()
  const { name } = useSite()
  const address = origin + feedPath(audience)
  return (
    <PopoverButton label="Subscribe" variant="primary">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-xs text-ink-soft">
          {audience === null
            ? 'Your calendar app shows every event and follows its changes.'
            : `Your calendar app shows what concerns ${audience} students and follows its changes.`}
        </p>
        <ul className="-mx-2 grid">
          {subscribeLinks(address, `${name} academic calendar`).map(
            ({ label, href, isWebsite }) => (
              <li key={label}>
                <a
                  href={href}
                  className={linkClasses}
                  {...(isWebsite ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                >
                  {label}
                  {isWebsite ? <ArrowUpRightIcon aria-hidden /> : null}
                </a>
              </li>
            ),
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
