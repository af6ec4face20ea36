import type { PenaltyRecord } from '@tropa/contract/record'
import type { RecordState } from '@tropa/contract/standing/decision'
import { Badge } from '@tropa/ui/badge'
import type { ReactNode } from 'react'

const texts = {
  open: 'To pay',
  disputed: 'Being looked at',
  upheld: 'Upheld',
  withdrawn: 'Withdrawn',
  settled: 'Settled',
} as const satisfies Record<RecordState, string>

const tones = {
  open: 'warning',
  disputed: 'info',
  upheld: 'danger',
  withdrawn: 'neutral',
  settled: 'success',
} as const

interface StateBadgeProps extends Pick<PenaltyRecord, 'state' | 'fee'> {
  className?: string
  /** Shown for a record without a fee about which nobody has said anything; by default nothing. */
  nothing?: ReactNode
}

export const StateBadge = ({ state, fee, className, nothing = null }: StateBadgeProps) =>
  state === 'open' && fee === 0 ? (
    nothing
  ) : (
    <Badge tone={tones[state]} className={className}>
      {texts[state]}
    </Badge>
  )
