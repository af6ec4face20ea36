import { Button } from '@tropa/ui/button'
import { ArrowUpRightIcon } from '@tropa/ui/icons'
import { Input } from '@tropa/ui/input'
import { PopoverButton } from '@tropa/ui/popover-button'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { useRef, useState } from 'react'
import { useSite } from '../../../hooks/use-site'
import { feed, subscribeLinks } from '../model/feed'
import { useOrigin } from '../model/use-origin'

const Address = ({ address }: { address: string }) => {
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setSaid('Address copied')
    } catch {
      field.current?.select()
      setSaid('Copy the selected address')
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Input ref={field} readOnly aria-label="Address of the calendar" value={address} size="sm" />
      <Button variant="secondary" disabled={!isHydrated} onClick={() => void copy()}>
        Copy address
      </Button>
      <p role="status" className="text-xs text-ink-soft empty:hidden">
        {said}
      </p>
    </div>
  )
}

const linkClasses =
  'flex min-h-11 items-center justify-between gap-3 rounded-control px-2 font-semibold text-ink no-underline transition-colors hover:bg-hover [&_svg]:size-4'

/** Ways to subscribe: the usual programs, and the address for any other. */
export const SubscribeButton = () => {
  const origin = useOrigin()
  const { name } = useSite()
  return (
    <PopoverButton label="Subscribe" variant="primary">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-xs text-ink-soft">
          Your calendar app shows every event and follows its changes.
        </p>
        <ul className="-mx-2 grid">
          {subscribeLinks(origin, `${name} academic calendar`).map(({ label, href, isWebsite }) => (
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
          ))}
        </ul>
        <Address address={origin + feed} />
      </div>
    </PopoverButton>
  )
}
