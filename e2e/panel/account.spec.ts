import { createMember } from '../fixtures/accounts'
import { expect, test } from './panel-test'

test(
  'An editor finds the way to another password',
  { tag: '@complete' },
  async ({ origin, signInToPanel }) => {
    const account = await createMember(origin, { username: 'panel-changer', isEditor: true })
    const { page, open } = await signInToPanel(account)
    await open('/cms/account')
    await expect(page.getByRole('link', { name: 'Change your password' })).toHaveAttribute(
      'href',
      '/user/profile',
    )
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeHidden()
    await expect(page.getByLabel('Current password')).toBeHidden()
  },
)

test(
  'An admin changes the own username with the current password, after a wrong one',
  { tag: '@complete' },
  async ({ origin, signInToPanel, quiet }) => {
    quiet.expectMessage(/status of 400/)
    const account = await createMember(origin, {
      username: 'panel-renamer',
      isEditor: true,
      userType: 'admin',
    })
    const { page, open } = await signInToPanel(account)
    await open('/cms/account')
    const save = page.getByRole('button', { name: 'Save' })
    const current = page.getByLabel('Current password')
    await page.getByLabel('Username').fill('panel-renamed')
    await current.fill('a-wrong-password')
    await save.click()
    await expect(page.getByText('The current password is wrong.').first()).toBeVisible()
    await expect(save).toBeEnabled()
    await current.fill(account.password)
    await save.click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Username')).toHaveValue('panel-renamed')
  },
)
