import type { CollectionBeforeChangeHook } from 'payload'
import type { Member } from '../../../payload/payload-types'
import { noPendingAddress } from '../email-address/store'
import { noInvite } from '../invite/invite'

/**
 * Makes mailed links worthless: when a member is blocked and when another password or address is set. An
 * address that is set here has not been confirmed. Whoever took a session over could have asked for a link
 * that would outlive it.
 */
export const cancelLinks: CollectionBeforeChangeHook<Member> = ({
  data,
  operation,
  originalDoc,
}) => {
  if (operation === 'create') return data
  const differs = (name: keyof Member) =>
    name in data && (data[name] ?? null) !== (originalDoc?.[name] ?? null)
  const isNewlyBlocked = data.blocked === true && differs('blocked')
  const hasNewAddress = differs('email')
  const cancels = isNewlyBlocked || hasNewAddress || differs('hash')
  return {
    ...data,
    ...(cancels && noPendingAddress),
    // An admin's reset sets a password that nobody knows, and the invite with it.
    ...(cancels && (isNewlyBlocked || !differs('inviteHash')) && noInvite),
    ...(hasNewAddress && { emailConfirmed: false, emailTrusted: false }),
  }
}
