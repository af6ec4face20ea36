import type { Standing } from '@tropa/contract/standing/standing'
import { Meter } from '@tropa/ui/meter'
import { instancesText, toPayText, warningsText } from '../../format/standing-text'

interface LimitProps {
  label: string
  value: Standing['warnings']
  text: (value: Standing['warnings']) => string
}

/** How near the member is to a limit, which is missing while no rules are published. */
const Limit = ({ label, value, text }: LimitProps) =>
  value.limit ? (
    <Meter label={label} value={value.count} max={value.limit} valueText={() => text(value)} />
  ) : (
    <p className="text-sm">{text(value)}</p>
  )

/** The member's warnings, instances and fees. */
export const Limits = ({ warnings, instances, fees }: Standing) => (
  <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
    <Limit label="Warnings" value={warnings} text={warningsText} />
    <Limit label="Instances" value={instances} text={instancesText} />
    <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <p>
        <span className="tabular me-1 text-xl font-semibold">{fees.owed}</span>{' '}
        {toPayText(fees.owed)}
      </p>
      {fees.settled > 0 ? <p className="text-ink-soft">{fees.settled} settled</p> : null}
    </div>
  </div>
)
