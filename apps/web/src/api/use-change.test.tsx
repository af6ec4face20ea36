import { act, cleanup, renderHook } from '@testing-library/react'
import { toast } from '@tropa/ui/toast'
import { afterEach, expect, it, vi } from 'vitest'
import { useAddRecord } from '../features/record/api'
import { signedIn } from '../testing/signed-in'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says what was done even if the answer has lost its body', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 201 })))
  const success = vi.spyOn(toast, 'success')
  const { result } = renderHook(useAddRecord, { wrapper: signedIn() })
  const date = '2026-08-01T00:00:00.000Z'
  const record = { name: 'Ana', violation: 'Late', fee: 5, status: 'x', date }
  await act(() => result.current.mutateAsync(record))
  expect(success).toHaveBeenCalledWith('Record added successfully!', undefined)
})
