import { userTypes } from '@tropa/contract/member/member'
import { sessionSeconds } from '@tropa/contract/member/session-length'
import { defaultTeams } from '@tropa/contract/settings/teams'
import type { CollectionMeHook, Field, FieldAccess, CollectionConfig } from 'payload'
import { dataReadOnly } from '../../payload/access/data-read-only'
import { adminsOrSelf, editors } from '../../payload/access/editors'
import { notificationFields } from '../notification/collections'
import { serverOnly, nobody } from '../../payload/access/nobody'
import { capitalised } from '../../payload/fields/capitalised'
import { requestMemberStrategy } from '../../payload/access/panel-request'
import { openSelect } from '../../payload/fields/open-select'
import type { Member } from '../../payload/payload-types'

/** Payload's own account routes, which know neither our rate limits nor our sessions: there is one sign-in, `/login`. */
const closedPaths = [
  '/login',
  '/logout',
  '/refresh-token',
  '/first-register',
  '/forgot-password',
  '/reset-password',
  '/unlock',
  '/verify/:id',
]

const notFound = () => Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 })

/** Tells the panel when the session ends, in seconds since 1970, so that it warns before. */
const tellSessionEnd: CollectionMeHook<Member> = ({ args: { req }, user }) => {
  const { user: caller } = req
  const sid = caller && '_sid' in caller ? caller._sid : undefined
  const session = caller?.sessions?.find(({ id }) => id === sid)
  const exp = Math.floor(Date.parse(session?.expiresAt ?? '') / 1000)
  return { user: { ...user, sessions: [] }, exp }
}

/** Lets members read only their own address: nobody, not even an admin, reads another member's. */
const oneself: FieldAccess<Member> = ({ req: { user }, id }) =>
  user?.id !== undefined && user.id === id

const emailAddressFields: Field[] = [
  {
    // Payload adds the rest of its own field.
    name: 'email',
    type: 'email',
    access: { read: oneself },
  },
  { name: 'emailConfirmed', type: 'checkbox', hidden: true, access: serverOnly },
  { name: 'emailTrusted', type: 'checkbox', hidden: true, access: serverOnly },
  { name: 'pendingEmail', type: 'text', hidden: true, access: serverOnly },
  { name: 'pendingEmailHash', type: 'text', hidden: true, index: true, access: serverOnly },
  { name: 'pendingEmailExpiresAt', type: 'date', hidden: true, access: serverOnly },
  { name: 'pendingEmailTrusted', type: 'checkbox', hidden: true, access: serverOnly },
]

/** The stored second factor of a member. Only `second-factor` writes it; nobody reads the secrets. */
const secondFactorFields: Field[] = [
  { name: 'secondFactor', type: 'checkbox', defaultValue: false },
  { name: 'secondFactorSecret', type: 'text', hidden: true, access: serverOnly },
  { name: 'pendingSecret', type: 'text', hidden: true, access: serverOnly },
  { name: 'lastCodeStep', type: 'number', hidden: true, access: serverOnly },
  { name: 'recoveryCodeHashes', type: 'text', hidden: true, access: serverOnly },
]

/** The calendar feed of a member. Its key is stored as a hash only. */
const feedFields: Field[] = [
  { name: 'feedKeyHash', type: 'text', hidden: true, index: true, access: serverOnly },
  { name: 'feedCreatedAt', type: 'date', hidden: true, access: serverOnly },
  { name: 'feedFor', type: 'text', hidden: true, access: serverOnly },
]

/**
 * The open links with which a member chooses a password: one that an admin hands over, and one that was
 * mailed. Using one of them ends both.
 */
const inviteFields: Field[] = [
  { name: 'inviteHash', type: 'text', hidden: true, index: true, access: serverOnly },
  { name: 'inviteExpiresAt', type: 'date', hidden: true, access: serverOnly },
  { name: 'mailedInviteHash', type: 'text', hidden: true, index: true, access: serverOnly },
  { name: 'mailedInviteExpiresAt', type: 'date', hidden: true, access: serverOnly },
]

/**
 * The accounts that can sign in. Payload reads those of its panel's callers from here, so they may read their own.
 *
 * @param isHttps - whether browsers use https, so that the panel's cookie can be `Secure`
 */
export const members = (isHttps: boolean): CollectionConfig => ({
  slug: 'members',
  ...dataReadOnly('username'),
  access: {
    ...dataReadOnly('username').access,
    admin: editors,
    read: adminsOrSelf,
    unlock: nobody,
  },
  auth: {
    tokenExpiration: sessionSeconds,
    maxLoginAttempts: 0,
    // Members sign in at `/login`. Without the fields, a migration would delete every password.
    disableLocalStrategy: { enableFields: true, optionalPassword: true },
    removeTokenFromResponses: true,
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    cookies: { sameSite: 'Lax', secure: isHttps },
    strategies: [requestMemberStrategy],
  },
  endpoints: closedPaths.map((path) => ({ path, method: 'post', handler: notFound })),
  hooks: { me: [tellSessionEnd] },
  fields: [
    { name: 'username', type: 'text', required: true, unique: true, index: true },
    {
      name: 'userType',
      type: 'select',
      label: 'Role',
      required: true,
      defaultValue: 'user',
      options: userTypes.map((value) => ({ value, label: capitalised(value) })),
    },
    { name: 'isEditor', type: 'checkbox', label: 'Editor', defaultValue: false },
    openSelect(
      'teams',
      defaultTeams.map(({ _id }) => _id),
    ),
    // The display name.
    { name: 'name', type: 'text' },
    { name: 'blocked', type: 'checkbox', defaultValue: false },
    // Set when a year is closed. Members who left are blocked too, so that all checks for a block apply to them.
    { name: 'left', type: 'checkbox', defaultValue: false },
    ...emailAddressFields,
    ...secondFactorFields,
    ...feedFields,
    { name: 'sessionEpoch', type: 'text', hidden: true, access: serverOnly },
    ...inviteFields,
    ...notificationFields,
  ],
})
