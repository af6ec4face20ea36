import type { MailText } from '@tropa/contract/mail/mails'
import type { Payload, Where } from 'payload'
import { isMailSetUp } from '../../../payload/email/adapter'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { notBlocked } from '../stored-member'
import { mailMember } from './mail-member'

const handOver = async (payload: Payload, where: Where, mail: MailText) => {
  const { docs } = await payload.db.find<Member>({
    collection: slugs.members,
    where: { and: [where, notBlocked, { emailConfirmed: { equals: true } }] },
    limit: 0,
    pagination: false,
    select: { username: true, email: true },
  })
  for (const { username, email } of docs) {
    if (email) mailMember(payload, { username }, { to: email, ...mail })
  }
}

/**
 * Hands a mail over for each of some members who has a confirmed address, without waiting for it: what it
 * tells of has been stored already.
 */
export const mailConfirmed = (payload: Payload, where: Where, mail: MailText): void => {
  if (!isMailSetUp(payload)) return
  handOver(payload, where, mail).catch((err: unknown) => {
    payload.logger.error({ err, msg: 'A mail was not handed over' })
  })
}
