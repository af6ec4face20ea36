import { expect, it } from 'vitest'
import { storeMailOutcome } from '../../payload/email/mail-outcome'
import { booted, signedIn } from '../../testing/boot'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada', 'ben')

it('Without SMTP_URL nothing asks for an address, or tells of mail that was refused before', async () => {
  await storeMailOutcome(tropa.payload, false)
  const keysOf = async (token: string) =>
    (await tropa.call('GET /api/attention', { token })).body.map(({ key }) => key)
  expect(await keysOf(tokens.ben)).toEqual(['rules'])
  expect(await keysOf(tokens.ada)).toEqual(['rules', 'admin', 'backup'])
})
