import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Disclosure } from './disclosure'

export const conformance: Conformance = {
  component: 'Disclosure',
  pattern: apg('Disclosure', 'disclosure'),
  render: (forwarded) => (
    <Disclosure {...forwarded} title="Details">
      <p>More words.</p>
    </Disclosure>
  ),
  root: '[data-slot="disclosure"]',
  name: 'It is a native details element, whose summary is its button.',
  keyboard: [
    {
      does: 'Tab moves to the title, Enter and Space show and hide the content',
      run: async ({ user, page }) => {
        const content = page.getByText('More words.')
        await user.tab()
        await user.keyboard('{Enter}')
        await expect.element(content).toBeVisible()
        await user.keyboard('[Space]')
        await expect.element(content).not.toBeVisible()
      },
    },
  ],
}
