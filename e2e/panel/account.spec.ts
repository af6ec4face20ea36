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
