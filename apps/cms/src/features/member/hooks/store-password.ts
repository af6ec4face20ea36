import { isRecord } from '@tropa/contract/is-record'
import { memberMessages } from '@tropa/contract/member'
import type { CollectionBeforeChangeHook, Payload } from 'payload'
import type { Operation } from '../../../payload/hooks/operation'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { fieldErrors } from '../../../rpc/errors'
import { hashPassword } from '../password/hash-password'
import { preparedFor } from '../password/prepared-password'

const newPassword = 'new password'

/** The members as a collection whose passwords Payload does not hash when it creates one. */
const withoutHashing = ({ collections }: Payload) => {
  const { config, ...members } = collections[slugs.members]
  const disableLocalStrategy = { enableFields: true, optionalPassword: true } as const
  return { ...members, config: { ...config, auth: { ...config.auth, disableLocalStrategy } } }
}

/**
 * Takes a new password away from Payload, which would hash it within its write transaction, on the
 * threads that files are read with. `storePassword` adds the hash, once access has been checked.
 */
export const takePassword = ({ args = {}, operation, req }: Operation): object | undefined => {
  if (operation !== 'create' && operation !== 'update') return undefined
  const data = 'data' in args ? args.data : undefined
  if (!isRecord(data) || typeof data.password !== 'string') {
    // The request may have stored another member's password before.
    req.context[newPassword] = undefined
    return undefined
  }
  const { password, ...others } = data
  req.context[newPassword] = password
  if (operation === 'create') {
    return { ...args, data: others, collection: withoutHashing(req.payload) }
  }
  if (!('id' in args)) throw visibleError('Set the password of one member at a time.')
  return { ...args, data: others }
}

/**
 * Stores the hash of a new password, and ends every session but the one that sets it. The hash is one
 * that `preparePassword` has made; a password that only the Local API was given is hashed here.
 *
 * @throws APIError with status 400 for another password than the one that was read from the request:
 *   hashing it here would delay all other writes
 */
export const storePassword: CollectionBeforeChangeHook<Member> = async ({
  data,
  originalDoc,
  req,
}) => {
  const password = req.context[newPassword]
  if (typeof password !== 'string') return data
  const prepared = preparedFor(req, password)
  if (!prepared && req.payloadAPI !== 'local') throw visibleError('Send one password, as text.')
  const { hash, salt } = prepared ?? (await hashPassword(password))
  if (prepared?.replaces !== undefined && originalDoc?.hash !== prepared.replaces) {
    throw fieldErrors({ currentPassword: memberMessages.wrongCurrentPassword })
  }
  const { user } = req
  const sid = user && '_sid' in user && user.id === originalDoc?.id ? user._sid : undefined
  const sessions = (originalDoc?.sessions ?? []).filter(({ id }) => id === sid)
  return { ...data, hash, salt, sessions }
}
