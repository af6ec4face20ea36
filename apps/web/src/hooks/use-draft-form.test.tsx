import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '../testing/signed-in'
import { useDraftForm } from './use-draft-form'

it('empties a form to what is empty at that moment, not when it was shown', () => {
  let time = '09:00'
  const { result } = renderHook(
    () =>
      useDraftForm<{ time: string }, { time: string }>({
        name: 'test',
        resolver: (values) => ({ values, errors: {} }),
        empty: () => ({ time }),
        restore: () => ({}),
      }),
    { wrapper: signedIn() },
  )
  time = '10:00'
  act(() => result.current.dialog.open())
  expect(result.current.form.getValues('time')).toBe('10:00')
})
