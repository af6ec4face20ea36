import { expect } from 'vitest'
import { NATIVE, type Conformance } from '../conformance/conformance'
import { Textarea } from './textarea'

export const conformance: Conformance = {
  component: 'Textarea',
  pattern: NATIVE.input,
  render: (forwarded) => <Textarea {...forwarded} aria-label="Message" maxLength={100} />,
  root: '[data-slot="textarea"]',
  control: '[data-slot="textarea"] textarea',
  name: { role: 'textbox', name: 'Message' },
  keyboard: [
    {
      does: 'Enter begins a new line, Tab moves on',
      run: async ({ user, page }) => {
        const area = page.getByRole('textbox')
        await user.tab()
        await user.keyboard('a{Enter}b')
        await expect.element(area).toHaveValue('a\nb')
        await user.tab()
        await expect.element(area).not.toHaveFocus()
      },
    },
  ],
}
