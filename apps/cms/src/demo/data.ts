import type { DemoAccount } from '@tropa/contract/site-renderer'
import type { TodoForm } from '@tropa/contract/todo/todo'
import type { ExcuseDecision } from '@tropa/contract/excuse/excuse'
import type { Inquiry, Record as PenaltyRecord } from '../payload/payload-types'
import data from './data.json' with { type: 'json' }

/** A time of the term, as `6 09:15`: six days ago, by the team's clocks. */
export type When = string

interface Marks {
  /** Minutes late, by username. */
  late?: Record<string, number>
  absent?: string[]
  missed?: string[]
}

/** A to-do and who acknowledged it, in that order; `*` is everybody who is asked. */
export interface PlannedTodo {
  key: string
  text: Omit<TodoForm, 'assignees' | 'assignee' | 'deadline'>
  teams: string[]
  posted: When
  /** Days from today; for an archived one, days ago. */
  due: number
  acknowledged: string
}

export interface ArchivedTodo extends PlannedTodo, Marks {
  reminded?: string[]
}

export interface HeldMeeting extends Marks {
  key: string
  title: string
  at: When
  teams: string[]
  place?: string
  agenda?: string
  minutes?: string
}

/** What a member handed in for a to-do, and what the admin said to it. */
interface HandedIn {
  key: string
  who: string
  at: When
  link: string
  note: string
  answered?: When
  state?: 'accepted' | 'returned'
  answer?: string
}

interface SentExcuse {
  who: string
  key: string
  sent: When
  reason: string
}

/** What happens at the demo's team, and what its people write. Everything that is read in the demo stands there. */
export const demoData = data as unknown as {
  people: Record<string, { name: string; teams: string[]; userType?: 'admin'; isEditor?: true }>
  results: HandedIn[]
  meetings: HeldMeeting[]
  archived: ArchivedTodo[]
  todos: PlannedTodo[]
  excuses: (SentExcuse &
    Pick<ExcuseDecision, 'note'> & { state: ExcuseDecision['decision']; decided: When })[]
  decisions: {
    who: string
    key: string
    state: NonNullable<PenaltyRecord['state']>
    decided: When
    disputed?: When
    reason?: string
    answer?: string
  }[]
  inquiries: (Pick<Inquiry, 'name' | 'category' | 'email' | 'desc' | 'status' | 'notes'> & {
    sent: When
  })[]
} & Omit<
  typeof data,
  'people' | 'results' | 'meetings' | 'archived' | 'todos' | 'excuses' | 'decisions' | 'inquiries'
>

/** Who can sign in to the demo: an admin, a member and an editor. Nobody knows the passwords of the others. */
export const demoAccounts: readonly DemoAccount[] = demoData.accounts
