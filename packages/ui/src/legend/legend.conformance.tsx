import { expect, vi } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Legend } from './legend'

const onValueChange = vi.fn()

export const conformance: Conformance = {
  component: 'Legend',
  pattern: apg('Button (toggle)', 'button'),
  render: (forwarded) => (
    <Legend
      {...forwarded}
      title="Kinds"
      items={[
        { value: 'a', label: 'Course', tone: 'green' },
        { value: 'b', label: 'Holiday', tone: 'yellow' },
      ]}
      onValueChange={onValueChange}
    />
  ),
  root: '[data-slot="legend"]',
  name: { role: 'list', name: 'Kinds' },
  keyboard: [
    {
      does: 'Space switches an item off and on',
      run: async ({ user }) => {
        await user.tab()
        await user.keyboard('[Space]')
        expect(onValueChange).toHaveBeenLastCalledWith(['b'])
      },
    },
  ],
}
