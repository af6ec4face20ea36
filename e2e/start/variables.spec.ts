import type { Variables } from '@tropa/harness/product-process'
import { expect, expectRefusal, filesUnder, test } from './start-test'

/** Wrong only together; `apps/cms/src/env.test.ts` tests each variable. */
const wrong: Record<string, Variables> = {
  PAYLOAD_SECRET: { DATABASE_URL: 'mongodb://127.0.0.1/tropa' },
  RATE_LIMIT: { RATE_LIMIT: 'off', PUBLIC_URL: 'https://tropa.example' },
}

for (const [name, variables] of Object.entries(wrong)) {
  test(`The product refuses to start without a ${name} that fits the others and names it`, async ({
    spawn,
    folder,
  }) => {
    await expectRefusal(await spawn(variables), new RegExp(`^${name} `))
    expect(await filesUnder(folder), 'files were written').toEqual([])
  })
}

test('The product refuses to start with wrong secrets, prints none of them and writes no file', async ({
  spawn,
  folder,
}) => {
  const product = await spawn({ SEED_ADMIN_PASSWORD: 'sesam', PAYLOAD_SECRET: 'much-too-short' })
  await expectRefusal(product, /^PAYLOAD_SECRET .*SEED_ADMIN_PASSWORD /)
  expect(product.output).not.toMatch(/sesam|much-too-short/)
  expect(await filesUnder(folder), 'files were written').toEqual([])
})

test('The product treats an empty variable as not set', async ({ spawn }) => {
  const names = [
    'DATABASE_URL',
    'PAYLOAD_SECRET',
    'SEED_ADMIN_USERNAME',
    'SEED_ADMIN_PASSWORD',
    'SEED_USER_USERNAME',
    'SEED_USER_PASSWORD',
    'PUBLIC_URL',
    'HOST',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_TO',
    'DISCORD_WEBHOOK_URL',
    'METRICS_TOKEN',
    'TEAM_TIME_ZONE',
    'TRUST_PROXY',
    'RATE_LIMIT',
  ]
  const empty = Object.fromEntries(names.map((name) => [name, '']))
  await (await spawn(empty)).ready()
})
