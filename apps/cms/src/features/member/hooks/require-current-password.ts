import { isRecord } from '@tropa/contract/is-record'
import { memberMessages } from '@tropa/contract/member'
import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { panelRequest } from '../../../payload/access/panel-request'
import type { Operation } from '../../../payload/hooks/operation'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'

/** What takes an account over, or takes it away from its owner. */
const protectedFields = ['username', 'userType', 'isEditor', 'blocked'] as const

/**
 * Notes what the hooks of a document are not told: whether a caller asks for the change and not the
 * server itself, and whether it sets a password, which `takePassword` removes.
 */
export const markCallersChange = ({
  args = {},
  operation,
  overrideAccess,
  req,
}: Operation): void => {
  if (operation !== 'update') return
  req.context.isCallersChange = overrideAccess !== true
  const data = 'data' in args ? args.data : undefined
  req.context.setsPassword = isRecord(data) && Boolean(data.password)
}

/** Takes the current password out of what is stored; the server has checked it before. */
const withoutCurrentPassword = (data: Partial<Member>) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'currentPassword'))

/**
 * Refuses to change what signs a member in on their own account unless they entered their current
 * password: a stolen token must not be enough to take the account over.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook<Member> = ({
  data = {},
  originalDoc,
  req,
}) => {
  const { context, user } = req
  const isOwn = isRecord(originalDoc) && user?.id === originalDoc.id
  const changes =
    context.setsPassword === true ||
    protectedFields.some(
      (name) => name in data && (data[name] ?? null) !== (originalDoc?.[name] ?? null),
    )
  if (context.isCallersChange === true && isOwn && changes) {
    const confirmed = panelRequest()?.confirmed
    // Somebody may have set another password since this one was checked.
    if (confirmed?.id !== user.id || confirmed.hash !== originalDoc.hash) {
      const message = memberMessages.currentPasswordNeeded
      throw new ValidationError({
        collection: slugs.members,
        errors: [{ label: 'Current password', message, path: 'currentPassword' }],
      })
    }
  }
  return withoutCurrentPassword(data)
}
