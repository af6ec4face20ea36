import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { MemberProvider } from '../session/member-context'
import { useDraftForm } from './use-draft-form'

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemberProvider
    value={{
      id: 'ana',
      token: 'a.b.c',
      username: 'ana',
      userType: 'admin',
      role: [],
      expiresAt: Infinity,
    }}
  >
    {children}
  </MemberProvider>
)

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
    { wrapper },
  )
  time = '10:00'
  act(() => result.current.discard())
  expect(result.current.form.getValues('time')).toBe('10:00')
})
