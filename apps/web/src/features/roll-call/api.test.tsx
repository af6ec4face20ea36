import { cleanup, renderHook } from '@testing-library/react'
import { specifiedLadder } from '@tropa/contract/ladder/numbers'
import type { RollCall } from '@tropa/contract/roll-call/roll-call'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client'
import { api, signedIn } from '../../testing/signed-in'
import { ladderNumbers, useSaveMarks } from './api'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lateFor = (fee: number): RollCall => ({
  subject: { kind: 'meeting', _id: 'm1', title: 'Stand-up', at: '2026-01-05T01:00:00.000Z' },
  closedAt: null,
  numbers: { ...specifiedLadder, veryLateFee: fee },
  rows: [
    {
      userId: 'ben',
      username: 'ben',
      mark: 'late',
      minutes: 12,
      excuse: null,
      outcome: { fee, counts: 'lateness' },
    },
  ],
})

it.each([
  [specifiedLadder.veryLateFee, false],
  [80, true],
])('loads the numbers again when the server judges by others: a fee of %i', async (fee, isOld) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(lateFor(fee))))
  const queryClient = makeQueryClient()
  const { queryKey } = ladderNumbers(api)
  queryClient.setQueryData(queryKey, { numbers: specifiedLadder })
  const { result } = renderHook(() => useSaveMarks({ kind: 'meeting', id: 'm1' }, 'marks'), {
    wrapper: signedIn(queryClient),
  })
  await result.current.mutateAsync()
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isOld)
})
