import type { EventType } from '@tropa/contract/time/academic-year'
import type { EventDays } from './move'

/** An event as it was last saved, as a draft or published. */
export interface MonthEvent extends EventDays {
  id: string
  title: string
  /** A draft may have none yet. */
  type: EventType | null
  /** Whether visitors see what was last saved. */
  isPublished: boolean
  /** When it was last saved, as an ISO time. */
  updatedAt: string
}
