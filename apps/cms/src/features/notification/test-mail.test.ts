import { emailAddressMessages } from '@tropa/contract/member/email-address'
import { testMailMessages } from '@tropa/contract/notification/test-mail'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { boot, bootedWithMail, signedIn } from '../../testing/boot'
import { setMember, signIn, storedMember } from '../../testing/fixtures'

const { tropa, mail } = bootedWithMail({ RATE_LIMIT: 'off', MAIL_FROM: 'team@tropa.invalid' })
const tokens = signedIn(tropa, 'ada')

const send = () => tropa.call('POST /api/settings/test-mail', { token: tokens.ada })

const confirm = async (email: string | null) => {
  const { id } = await storedMember(tropa.payload, 'ada')
  await setMember(tropa.payload, id, { email, emailConfirmed: email !== null })
}

describe('a test mail', () => {
  afterEach(() => mail.refuse(false))

  it('goes to the confirmed address of the admin who asks, from the name of the site', async () => {
    await confirm('ada@example.com')
    await tropa.payload.updateGlobal({ slug: 'site', data: { name: 'Büro 7, "Team"' } })
    const next = mail.next('ada@example.com')
    const { status, body } = await send()
    expect([status, body.message]).toEqual([200, testMailMessages.sent])
    // What a domain that cannot exist has depends on whether this machine asks anybody.
    expect(body.data).toMatchObject({
      accepted: true,
      spf: expect.stringMatching(/missing|unknown/),
    })
    const { header, body: text } = await next
    expect(header).toMatch(
      /^From: =\?UTF-8\?Q\?B=C3=BCro_7=2C_=22Team=22\?= <team@tropa\.invalid>$/m,
    )
    expect(header).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(text).toContain('You get this mail because you asked for a test mail')
  })

  it('says if the mail server refuses it, and logs what it answered', async () => {
    await confirm('ada@example.com')
    mail.refuse(true)
    const warn = vi.spyOn(tropa.payload.logger, 'warn')
    const { status, body } = await send()
    expect([status, body.message]).toEqual([200, testMailMessages.refused])
    expect(body.data).toMatchObject({ accepted: false })
    const err = expect.objectContaining({ responseCode: 550 })
    expect(warn).toHaveBeenCalledWith({ err }, 'the test mail was refused')
  })

  it('needs a confirmed address', async () => {
    await confirm(null)
    const { status, body } = await send()
    expect([status, body.message]).toEqual([400, testMailMessages.noAddress])
  })

  it('needs SMTP_URL', async () => {
    const without = await boot({ RATE_LIMIT: 'off' })
    const token = await signIn(without.call, 'ada')
    const { status, body } = await without.call('POST /api/settings/test-mail', { token })
    expect([status, body.message]).toEqual([400, emailAddressMessages.noMail])
    await without.stop()
  })
})
