import { expect, test } from '../fixtures/test'

test('The health check names the engine and the version', async ({ api, instance }) => {
  const { status, body } = await api('GET /api/health')
  const database = instance === 'mongodb' ? 'mongodb' : 'sqlite'
  expect([status, body]).toEqual([200, { status: 'ok', database, version: '4.8.4' }])
})
