import { cleanup, renderHook } from '@testing-library/react'
import { specifiedLadder } from '@tropa/contract/testing/ladder'
import type { RollCall } from '@tropa/contract/roll-call/roll-call'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client'
import { api, signedIn } from '../../testing/signed-in'
import { ladderNumbers, useSaveMarks } from './api'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('loads the numbers again once marks are saved, because the rules may have changed', async () => {
  const rollCall: RollCall = {
    subject: { kind: 'meeting', _id: 'm1', title: 'Stand-up', at: '2026-01-05T01:00:00.000Z' },
    closedAt: null,
    numbers: specifiedLadder,
    rows: [],
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rollCall)))
  const queryClient = makeQueryClient()
  const { queryKey } = ladderNumbers(api)
  queryClient.setQueryData(queryKey, { numbers: specifiedLadder })
  const { result } = renderHook(() => useSaveMarks({ kind: 'meeting', id: 'm1' }, 'marks'), {
    wrapper: signedIn(queryClient),
  })
  await result.current.mutateAsync()
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
