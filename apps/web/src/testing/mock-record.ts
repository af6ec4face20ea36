import { contract } from '@tropa/contract/contract'
import type { PenaltyRecord } from '@tropa/contract/record/record'
import type { RequestHandler } from 'msw'
import { answering } from './member-screen'
import { mockProcedure, onePage } from './mock-procedures'

/** An open record that was typed and is about nobody. */
export const sampleRecord: PenaltyRecord = {
  _id: 'r1',
  name: 'Enzo Carandang',
  violation: '12 minutes late to the code review',
  fee: 50,
  status: '1 lateness',
  date: '2026-11-18T03:00:07.000Z',
  userId: null,
  state: 'open',
}

export const withRecord = (changes: Partial<PenaltyRecord> = {}, mocks: RequestHandler[] = []) =>
  answering(
    ...mocks,
    mockProcedure(contract.record.list, {
      records: [{ ...sampleRecord, ...changes }],
      pagination: onePage(1),
    }),
  )
