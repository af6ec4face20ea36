import { expect } from 'vitest'
import { NATIVE, type Conformance } from '../conformance/conformance'
import { PasswordInput } from './password-input'

export const conformance: Conformance = {
  component: 'PasswordInput',
  pattern: NATIVE.input,
  render: (forwarded) => <PasswordInput {...forwarded} aria-label="Password" />,
  root: '[data-slot="password-input"]',
  control: '[data-slot="password-input"] input',
  name: { role: 'button', name: 'Show password' },
  keyboard: [
    {
      does: 'Tab moves to the toggle, Space shows and hides the password',
      run: async ({ user, page }) => {
        const input = page.getByLabelText('Password', { exact: true })
        await user.tab()
        await expect.element(input).toHaveFocus()
        await user.tab()
        await user.keyboard('[Space]')
        await expect.element(input).toHaveAttribute('type', 'text')
        await user.keyboard('[Space]')
        await expect.element(input).toHaveAttribute('type', 'password')
      },
    },
  ],
}
