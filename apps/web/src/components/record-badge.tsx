import { countsText } from '@tropa/contract/record/record-text'
import type { PenaltyRecord } from '@tropa/contract/record/record'
import type { RecordState } from '@tropa/contract/record/decision'
import { Badge, type BadgeProps } from '@tropa/ui/badge'
import { cn } from '@tropa/ui/cn'
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

interface RecordBadgeProps
  extends Pick<PenaltyRecord, 'state' | 'fee'>, Pick<BadgeProps, 'size' | 'className'> {
  /** Shown for an open record without a fee; nothing by default. */
  nothing?: ReactNode
}

export const RecordBadge = ({ state, fee, nothing = null, ...badge }: RecordBadgeProps) =>
  state === 'open' && fee === 0 ? (
    nothing
  ) : (
    <Badge tone={tones[state]} {...badge}>
      {texts[state]}
    </Badge>
  )

interface CountsForProps extends Pick<PenaltyRecord, 'status' | 'state'> {
  className?: string
}

/** What a record counts for; one that was withdrawn says so itself. */
export const CountsFor = ({ status, state, className }: CountsForProps) =>
  state === 'withdrawn' ? null : (
    <span className={cn('text-ink-soft', className)}>{countsText(status)}</span>
  )
