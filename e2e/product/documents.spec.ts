import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { expect, test } from '../fixtures/test'

const openApiDocument = z.object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })

const storybook = resolve(import.meta.dirname, '../../storybook-static/index.html')

test('A visitor can open the design system at /storybook/', async ({ page, quiet }) => {
  test.skip(!existsSync(storybook), 'Storybook is not built: npx turbo storybook:build')
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api')) requests.push(pathname)
  })
  // Storybook 10 warns about its own popovers.
  quiet.expectMessage(/'ariaLabel' prop on 'PopoverProvider' will become mandatory/)
  await page.goto('/storybook/')
  const canvas = page.frameLocator('iframe[title="storybook-preview-iframe"]')
  await expect(canvas.getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible()
  await page.getByRole('link', { name: 'Tokens' }).click()
  await expect(canvas.getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible()
  await page.goto('/storybook/?path=/story/forms-select--chosen')
  await expect(canvas.getByRole('combobox')).toBeVisible()
  expect(requests, 'requests of stories to the product').toEqual([])
})

test('A visitor can read the contract at /api/docs and /api/openapi.json', async ({
  page,
  api,
}) => {
  const { status, body } = await api('GET /api/openapi.json')
  expect(status).toBe(200)
  const { openapi, paths } = openApiDocument.parse(body)
  expect(openapi).toMatch(/^3\.1/)
  expect(Object.keys(paths).length).toBeGreaterThanOrEqual(15)
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText('/contact').first()).toBeVisible()
})

test('The health check names the engine and the version', async ({ api, instance }) => {
  const { status, body } = await api('GET /api/health')
  const database = instance === 'mongodb' ? 'mongodb' : 'sqlite'
  expect([status, body]).toEqual([200, { status: 'ok', database, version: '4.8.4' }])
})
