import * as z from 'zod/mini'
import { expect, test } from '../fixtures/test'

const openApiDocument = z.object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })

test(
  'A visitor can read the contract at /api/docs and /api/openapi.json',
  { tag: '@complete' },
  async ({ page, api }) => {
    const { status, body } = await api('GET /api/openapi.json')
    expect(status).toBe(200)
    const { openapi, paths } = openApiDocument.parse(body)
    expect(openapi).toMatch(/^3\.1/)
    expect(Object.keys(paths).length).toBeGreaterThanOrEqual(15)
    await page.goto('/api/docs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByText('/contact').first()).toBeVisible()
  },
)

test('The health check names the engine and the version', async ({ api, instance }) => {
  const { status, body } = await api('GET /api/health')
  const database = instance === 'mongodb' ? 'mongodb' : 'sqlite'
  expect([status, body]).toEqual([200, { status: 'ok', database, version: '4.8.4' }])
})
