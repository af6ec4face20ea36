import { afterEach, describe, expect, it } from 'vitest'
import { boot, bootedWithMail, signedIn } from '../../testing/boot'
import { newInquiry } from '../../testing/fixtures'
import { mailIsRefusedForNow, noMailWaits, sendWaitingMail } from '../../testing/waiting-mail'

const { tropa, mail } = bootedWithMail({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ben')

const putAddress = (email: string) =>
  tropa.call('PUT /api/user/contact', { token: tokens.ben, body: { email } })

const messageIds = () =>
  mail.received.splice(0).map(({ header }) => /^Message-ID: (.+)$/m.exec(header)?.[1])

describe('a mail that the mail server took without saying so', () => {
  afterEach(() => mail.dieAfterMail(false))

  it('comes a second time with the same Message-ID, and both links work', async () => {
    mail.dieAfterMail(true)
    const first = mail.next('twice@example.com')
    await putAddress('twice@example.com')
    await first
    await mailIsRefusedForNow(tropa.payload)
    mail.dieAfterMail(false)
    await sendWaitingMail(tropa.payload)
    await noMailWaits(tropa.payload)
    const ids = messageIds()
    expect(ids).toEqual([expect.stringMatching(/^<confirmation\./), ids[0]])
    const token = /#([\w-]{43})$/m.exec((await first).body)?.[1]
    const { status } = await tropa.call('POST /api/user/contact/confirm', { body: { token } })
    expect(status).toBe(200)
    // The old address is told.
    await noMailWaits(tropa.payload)
  })

  it('has another Message-ID if it is another mail', async () => {
    messageIds()
    await putAddress('one@example.com')
    await noMailWaits(tropa.payload)
    await putAddress('two@example.com')
    await noMailWaits(tropa.payload)
    const ids = messageIds()
    expect(new Set(ids).size).toBe(2)
  })
})

it('A mail waits if the mail server wants an account that SMTP_URL does not name', async () => {
  mail.refuseSenders(true)
  await putAddress('waiting@example.com')
  await mailIsRefusedForNow(tropa.payload)
  mail.refuseSenders(false)
  const sent = mail.next('waiting@example.com')
  await sendWaitingMail(tropa.payload)
  await sent
  await noMailWaits(tropa.payload)
})

it('A mail waits if the mail server does not know the account of SMTP_URL', async () => {
  const SMTP_URL = mail.url.replace('//', '//team:a-wrong-password@')
  const wrong = await boot({ SMTP_URL, MAIL_TO: 'team@example.com', RATE_LIMIT: 'off' })
  await wrong.call('POST /api/contact', { body: newInquiry({ name: 'Noor' }) })
  await mailIsRefusedForNow(wrong.payload)
  await wrong.stop()
})
