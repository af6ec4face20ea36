import { createMember } from '../fixtures/accounts'
import { hydrated } from '../public/support'
import { expect, test } from './panel-test'

test('An editor signs in, reloads and signs out without a token in any body', async ({
  page,
  origin,
  warm,
}) => {
  const account = await createMember(origin, { username: 'panel-visitor', isEditor: true })
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/cms/api/members/')) bodies.push(response.text().catch(() => ''))
  })
  await page.goto(`${warm}/cms/login`)
  await hydrated(page)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/cms\/?$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: /Drafts to be published/ })).toBeVisible()
  await hydrated(page)
  await page.goto('/cms/logout')
  await expect(page).toHaveURL(/\/cms\/login/)
  await page.goto('/cms')
  await expect(page).toHaveURL(/\/cms\/login/)
  const texts = await Promise.all(bodies)
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)
})

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
