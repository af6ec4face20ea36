import { teams } from '@tropa/contract/assignee'
import { userTypes } from '@tropa/contract/member'
import { sessionSeconds } from '@tropa/contract/session/stored'
import type { CollectionConfig } from 'payload'
import { adminsOrSelf } from '../../payload/access/admins-or-self'
import { dataReadOnly } from '../../payload/access/data-read-only'
import { editors } from '../../payload/access/editors'
import { nobody, serverOnly } from '../../payload/access/nobody'
import { requestMemberStrategy } from '../../payload/access/panel-request'
import { slugs } from '../../payload/slugs'
import { closedEndpoints } from './closed-endpoints'
import { tellSessionEnd } from './hooks/tell-session-end'
import { emailAddressFields } from './email-address/fields'
import { feedFields } from './feed/fields'
import { inviteFields } from './invite/fields'
import { secondFactorFields } from './second-factor/fields'

/**
 * The accounts that can sign in. Payload reads those of its panel's callers from here, so they may read their own.
 *
 * @param isHttps - whether browsers use https, so that the panel's cookie can be `Secure`
 */
export const members = (isHttps: boolean): CollectionConfig => ({
  slug: slugs.members,
  ...dataReadOnly,
  admin: { ...dataReadOnly.admin, useAsTitle: 'username' },
  access: { ...dataReadOnly.access, admin: editors, read: adminsOrSelf, unlock: nobody },
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
  endpoints: closedEndpoints(),
  hooks: { me: [tellSessionEnd] },
  fields: [
    { name: 'username', type: 'text', required: true, unique: true, index: true },
    {
      name: 'userType',
      type: 'select',
      required: true,
      defaultValue: 'user',
      options: [...userTypes],
    },
    { name: 'isEditor', type: 'checkbox', defaultValue: false },
    { name: 'teams', type: 'select', hasMany: true, options: [...teams] },
    { name: 'blocked', type: 'checkbox', defaultValue: false },
    ...emailAddressFields,
    ...secondFactorFields,
    ...feedFields,
    { name: 'sessionEpoch', type: 'text', hidden: true, access: serverOnly },
    ...inviteFields,
  ],
})
