import { useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { toast } from '@tropa/ui/toast'
import { afterEach, expect, it, vi } from 'vitest'
import { recordPage, useAddRecord } from '../features/record/api'
import { api, signedIn } from '../testing/signed-in'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const date = '2026-08-01T00:00:00.000Z'
const record = { name: 'Ana', violation: 'Late', fee: 5, status: 'x', date }

it('says what was done even if the answer has lost its body', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 201 })))
  const success = vi.spyOn(toast, 'success')
  const { result } = renderHook(useAddRecord, { wrapper: signedIn() })
  await act(() => result.current.mutateAsync(record))
  expect(success).toHaveBeenCalledWith('Record added successfully!', undefined)
})

it('says only that the change got no answer if the list that it reloads fails too', async () => {
  const pagination = { total: 0, page: 1, limit: 10, totalPages: 0 }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ records: [], pagination })))
  const failed = vi.spyOn(toast, 'error')
  const { result } = renderHook(
    () => ({ list: useQuery(recordPage(api, 1, '')), adding: useAddRecord() }),
    { wrapper: signedIn() },
  )
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await act(() => result.current.adding.mutateAsync(record).catch(() => undefined))
  await waitFor(() => expect(result.current.list.isError).toBe(true))
  expect(failed.mock.calls.map(([title]) => title)).toEqual(['Failed to add the record'])
  // Another load is told of again.
  await act(() => result.current.list.refetch())
  expect(failed).toHaveBeenLastCalledWith('Failed to fetch records', expect.anything())
})
