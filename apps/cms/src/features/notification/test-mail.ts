import { emailAddressMessages } from '@tropa/contract/member/email-address'
import { memberMailText, trialMail } from '@tropa/contract/notification/mails'
import { testMailMessages } from '@tropa/contract/notification/test-mail'
import { isMailSetUp } from '../../payload/email/adapter'
import { readSite } from '../../payload/globals/read-site'
import { apiError } from '../../rpc/errors'
import { api } from '../../rpc/procedure'
import { confirmedAddress, findCaller } from '../member/stored-member'
import { lookUpSender } from './sender-domain'

export const testMailProcedures = {
  send: api.testMail.send.handler(async ({ context }) => {
    const { payload, env } = context
    if (!isMailSetUp(payload)) throw apiError('BAD_REQUEST', emailAddressMessages.noMail)
    const caller = await findCaller(context)
    const to = confirmedAddress(caller)
    if (to === undefined) throw apiError('BAD_REQUEST', testMailMessages.noAddress)
    const { subject, paragraphs } = trialMail(env.publicUrl)
    const { name } = await readSite(payload)
    const team = { name, publicUrl: env.publicUrl }
    const text = memberMailText(caller.username, paragraphs, team)
    const [, domain = ''] = payload.email.defaultFromAddress.split('@')
    const [accepted, found] = await Promise.all([
      payload.sendEmail({ to, subject, text }).then(
        () => true,
        (err: unknown) => {
          payload.logger.warn({ err }, 'the test mail was refused')
          return false
        },
      ),
      lookUpSender(domain),
    ])
    const message = accepted ? testMailMessages.sent : testMailMessages.refused
    return { message, data: { accepted, ...found } }
  }),
}
