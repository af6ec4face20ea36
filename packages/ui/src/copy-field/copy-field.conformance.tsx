import { expect } from 'vitest'
import { NATIVE, type Conformance } from '../conformance/conformance'
import { CopyField } from './copy-field'

export const conformance: Conformance = {
  component: 'CopyField',
  pattern: NATIVE.input,
  render: (forwarded) => <CopyField {...forwarded} aria-label="Link" value="https://a.example" />,
  root: '[data-slot="copy-field"]',
  control: '[data-slot="copy-field"] input',
  name: { role: 'textbox', name: 'Link' },
  keyboard: [
    {
      does: 'Tab moves to the text, then to the button',
      run: async ({ user, page }) => {
        await user.tab()
        await expect.element(page.getByRole('textbox')).toHaveFocus()
        await user.tab()
        await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus()
      },
    },
  ],
}
