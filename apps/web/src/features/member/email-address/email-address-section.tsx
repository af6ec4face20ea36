import {
  emailAddressMessages,
  trustMinutes,
  type EmailAddress,
} from '@tropa/contract/account/email-address'
import { Badge } from '@tropa/ui/badge'
import { Section } from '@tropa/ui/section'
import { Skeleton } from '@tropa/ui/skeleton'
import { QueryState } from '../../../components/query-state'
import { useEmailAddress } from '../api/email-address'
import { EmailAddressForm } from './email-address-form'

const Present = ({ email, confirmed }: EmailAddress) =>
  email === null ? null : (
    <p className="flex max-w-text flex-wrap items-center gap-x-3 gap-y-1">
      <span className="[overflow-wrap:anywhere]">{email}</span>
      {confirmed ? (
        <Badge tone="green">Confirmed</Badge>
      ) : (
        <Badge tone="amber">Not confirmed</Badge>
      )}
    </p>
  )

const Waiting = ({ email, pending }: EmailAddress) =>
  pending === null ? null : (
    <div className="grid max-w-text gap-1">
      <p>{emailAddressMessages.checkMail}</p>
      <p className="[overflow-wrap:anywhere] text-ink-soft">
        {email === null
          ? `It has been handed over for ${pending}.`
          : `It has been handed over for ${pending}, which then replaces the present address.`}
      </p>
    </div>
  )

interface EmailAddressSectionProps {
  /** Whether the member may ask for the address: not before a second factor that is required. */
  isOpen: boolean
}

/** The member's own e-mail address, which takes effect once the mailed link was followed. */
export const EmailAddressSection = ({ isOpen }: EmailAddressSectionProps) => (
  <Section
    title="Mail"
    description={`Nobody else sees your address. For links to choose a new password, save it within ${trustMinutes} minutes of logging in.`}
  >
    <QueryState
      query={useEmailAddress(isOpen)}
      loading="Loading"
      skeleton={<Skeleton className="h-24" />}
      failed="Your e-mail address could not be loaded"
    >
      {(address) => (
        <div className="grid justify-items-start gap-4">
          <Present {...address} />
          <EmailAddressForm {...address} />
          <div role="status">
            <Waiting {...address} />
          </div>
        </div>
      )}
    </QueryState>
  </Section>
)
