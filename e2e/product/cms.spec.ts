import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { firstAccounts } from '@tropa/harness/accounts'
import type { Account } from '../fixtures/accounts'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../public/support'

const logInAtPanel = async (page: Page, { username, password }: Account) => {
  await page.goto('/cms')
  await hydrated(page)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log me in' }).click()
}

const openMember = async (page: Page, name: string) => {
  await page.goto('/cms/collections/team')
  await page.getByRole('link', { name }).click()
  await expect(page.getByLabel('Bio')).toBeVisible()
}

// The first request to the panel starts Next, which takes long on a busy machine.
test.describe.configure({ timeout: 120_000 })

test('An admin edits a bio in the panel and visitors see it after it is published', async ({
  page,
}) => {
  const bio = `Grows tomatoes between two releases. ${randomUUID()}`
  await logInAtPanel(page, firstAccounts.admin)
  await expect(page).toHaveURL('/cms', { timeout: 30_000 })
  await openMember(page, 'Aira Lumibao')
  await page.getByLabel('Bio').fill(bio)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText(/Draft saved successfully/)).toBeVisible()
  await page.goto('/team')
  await expect(page.getByRole('heading', { name: 'Aira Lumibao' })).toBeVisible()
  await expect(page.getByText(bio)).toHaveCount(0)

  await openMember(page, 'Aira Lumibao')
  await expect(page.getByLabel('Bio')).toHaveValue(bio)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/Updated successfully|Published successfully/i)).toBeVisible()
  await page.goto('/team')
  await expect(page.getByText(bio)).toBeVisible()
})

test('The health check names the engine and the version', async ({ api, instance }) => {
  const { status, body } = await api('GET /api/health')
  const database = instance === 'mongodb' ? 'mongodb' : 'sqlite'
  expect([status, body]).toEqual([200, { status: 'ok', database, version: '4.8.4' }])
})
