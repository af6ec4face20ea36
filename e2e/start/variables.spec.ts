import type { Variables } from '@tropa/harness/product-process'
import { expect, expectRefusal, filesUnder, test } from './start-test'

/** One wrong value for each variable; `apps/cms/src/env.test.ts` tests the others. */
const wrong: Record<string, Variables> = {
  PORT: { PORT: '65536' },
  DATABASE_URL: { DATABASE_URL: 'postgres://127.0.0.1/tropa' },
  PAYLOAD_SECRET: { DATABASE_URL: 'mongodb://127.0.0.1/tropa' },
  SEED_ADMIN_USERNAME: { SEED_ADMIN_USERNAME: '   ' },
  SEED_ADMIN_PASSWORD: { SEED_ADMIN_PASSWORD: 'five5' },
  SEED_USER_USERNAME: { SEED_USER_USERNAME: 'Admin' },
  SEED_USER_PASSWORD: { SEED_USER_PASSWORD: 'a'.repeat(129) },
  PUBLIC_URL: { PUBLIC_URL: 'tropa.example' },
  HOST: { HOST: 'not an address' },
  SMTP_URL: { SMTP_URL: 'localhost:25' },
  MAIL_FROM: { MAIL_FROM: 'nobody' },
  MAIL_TO: { MAIL_TO: 'nobody' },
  DISCORD_WEBHOOK_URL: { DISCORD_WEBHOOK_URL: 'https://evil.example/api/webhooks/1/x' },
  METRICS_TOKEN: { METRICS_TOKEN: 'two words' },
  TEAM_TIME_ZONE: { TEAM_TIME_ZONE: 'Mars/Olympus' },
  TRUST_PROXY: { TRUST_PROXY: 'true' },
  RATE_LIMIT: { RATE_LIMIT: 'off', PUBLIC_URL: 'https://tropa.example' },
}

for (const [name, variables] of Object.entries(wrong)) {
  test(`The product refuses to start with a wrong ${name} and names it`, async ({
    spawn,
    folder,
  }) => {
    await expectRefusal(await spawn(variables), new RegExp(`^${name} `))
    expect(await filesUnder(folder), 'files were written').toEqual([])
  })
}

test('The product does not print a wrong secret', async ({ spawn }) => {
  const product = await spawn({ SEED_ADMIN_PASSWORD: 'sesam', PAYLOAD_SECRET: 'much-too-short' })
  await expectRefusal(product, /^PAYLOAD_SECRET .*SEED_ADMIN_PASSWORD /)
  expect(product.output).not.toMatch(/sesam|much-too-short/)
})

test('The product treats an empty variable as not set', async ({ spawn }) => {
  const empty = Object.fromEntries(
    Object.keys(wrong)
      .filter((name) => name !== 'PORT')
      .map((name) => [name, '']),
  )
  await (await spawn(empty)).ready()
})
