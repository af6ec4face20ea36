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
        { value: 'a', label: 'Course', tone: 'green', shape: 'square' },
        { value: 'b', label: 'Holiday', tone: 'yellow', shape: 'star' },
      ]}
      onValueChange={onValueChange}
    />
  ),
  root: '[data-slot="legend"]',
  name: { role: 'list', name: 'Kinds' },
  keyboard: [
    {
      does: 'Tab moves to All and to each item, Space shows an item alone',
      run: async ({ user }) => {
        await user.tab()
        await user.tab()
        await user.keyboard('[Space]')
        expect(onValueChange).toHaveBeenLastCalledWith(['a'])
      },
    },
  ],
}
