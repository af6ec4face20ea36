import type { Variables } from '../fixtures/running-product'
import { expect, expectRefusal, filesUnder, test } from './start-test'

const wrong: Record<string, (string | Variables)[]> = {
  PORT: ['0', '65536', 'http', '-1', '3000.5'],
  DATABASE_URL: ['tropa.db', 'postgres://127.0.0.1/tropa', 'file:', 'mongodb://'],
  PAYLOAD_SECRET: ['short', { DATABASE_URL: 'mongodb://127.0.0.1/tropa' }],
  SEED_ADMIN_USERNAME: ['   ', 'a'.repeat(65)],
  SEED_ADMIN_PASSWORD: ['five5', 'a'.repeat(129)],
  SEED_USER_USERNAME: ['a'.repeat(65), 'Admin'],
  SEED_USER_PASSWORD: ['five5', 'a'.repeat(129)],
  PUBLIC_URL: ['tropa.example', 'ftp://tropa.example', 'https://tropa.example/team'],
  HOST: ['not an address'],
  SMTP_URL: ['localhost:25', 'https://mail.example'],
  MAIL_FROM: ['nobody'],
  MAIL_TO: ['nobody'],
  METRICS_TOKEN: ['two words'],
  TEAM_TIME_ZONE: ['Manila', 'Mars/Olympus'],
  TRUST_PROXY: ['true', 'some', '10.0.0.0/33'],
  RATE_LIMIT: ['on', { RATE_LIMIT: 'off', PUBLIC_URL: 'https://tropa.example' }],
}

for (const [name, values] of Object.entries(wrong)) {
  test(`a wrong ${name} stops the start with a sentence that names it`, async ({
    spawn,
    folder,
  }) => {
    for (const value of values) {
      const variables = typeof value === 'string' ? { [name]: value } : value
      await test.step(JSON.stringify(variables), async () => {
        await expectRefusal(await spawn(variables), new RegExp(`^${name} `))
        expect(await filesUnder(folder), 'nothing was begun').toEqual([])
      })
    }
  })
}

test('a secret that is wrong is not repeated', async ({ spawn }) => {
  const product = await spawn({ SEED_ADMIN_PASSWORD: 'sesam', PAYLOAD_SECRET: 'much-too-short' })
  await expectRefusal(product, /^PAYLOAD_SECRET .*SEED_ADMIN_PASSWORD /)
  expect(product.output).not.toMatch(/sesam|much-too-short/)
})

test('an empty variable counts as not set', async ({ spawn }) => {
  const empty = Object.fromEntries(
    Object.keys(wrong)
      .filter((name) => name !== 'PORT')
      .map((name) => [name, '']),
  )
  await (await spawn(empty)).ready()
})
