import { expect, vi } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { ErrorState } from './error-state'

const onRetry = vi.fn()

export const conformance: Conformance = {
  component: 'ErrorState',
  pattern: apg('Alert', 'alert'),
  render: (forwarded) => <ErrorState {...forwarded} title="No connection" onRetry={onRetry} />,
  root: '[role="alert"]',
  name: { role: 'button', name: 'Try again' },
  keyboard: [
    {
      does: 'Enter tries again',
      run: async ({ user }) => {
        await user.tab()
        await user.keyboard('{Enter}')
        expect(onRetry).toHaveBeenCalledOnce()
      },
    },
  ],
}
