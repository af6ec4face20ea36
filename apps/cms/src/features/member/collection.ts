import { teams } from '@tropa/contract/assignee'
import { userTypes } from '@tropa/contract/member'
import { maxLength } from '@tropa/contract/schemas/text'
import { sessionSeconds } from '@tropa/contract/session/stored'
import type { CollectionConfig } from 'payload'
import { admins } from '../../payload/access/admins'
import { adminsOrSelf } from '../../payload/access/admins-or-self'
import { editors } from '../../payload/access/editors'
import { nobody, serverOnly } from '../../payload/access/nobody'
import { requestMemberStrategy } from '../../payload/access/panel-request'
import { slugs } from '../../payload/slugs'
import { closedEndpoints } from './closed-endpoints'
import { addConsequences } from './hooks/add-consequences'
import { checkPassword } from './hooks/check-password'
import { feedFields } from './feed/fields'
import { deleteOwnFactsFirst } from './hooks/delete-own-facts-first'
import { keepLastAdminOnChange } from './hooks/keep-last-admin-on-change'
import { keepLastAdminOnDelete } from './hooks/keep-last-admin-on-delete'
import { normaliseUsernameField } from './hooks/normalise-username-field'
import { markCallersChange, requireCurrentPassword } from './hooks/require-current-password'
import { storePassword, takePassword } from './hooks/store-password'
import { tellSessionEnd } from './hooks/tell-session-end'
import { emailAddressFields } from './email-address/fields'
import { inviteEndpoints } from './invite/endpoints'
import { inviteFields } from './invite/fields'
import { secondFactorFields } from './second-factor/fields'

/**
 * The accounts that can sign in.
 *
 * @param isHttps - whether browsers use https, so that the panel's cookie can be `Secure`
 */
export const members = (isHttps: boolean): CollectionConfig => ({
  slug: slugs.members,
  labels: { singular: 'Member', plural: 'Members' },
  defaultSort: 'username',
  admin: {
    components: { beforeListTable: ['/features/member/panel/invite-member#InviteMember'] },
    group: 'Access',
    useAsTitle: 'username',
    listSearchableFields: ['username'],
    defaultColumns: ['username', 'userType', 'isEditor', 'teams', 'blocked'],
    description: 'Everyone who can sign in, to the members’ area or to this panel.',
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
  access: {
    admin: editors,
    create: admins,
    read: adminsOrSelf,
    update: adminsOrSelf,
    delete: admins,
    unlock: nobody,
  },
  endpoints: [...closedEndpoints(), ...inviteEndpoints],
  hooks: {
    me: [tellSessionEnd],
    beforeOperation: [markCallersChange, checkPassword, takePassword],
    beforeValidate: [requireCurrentPassword],
    beforeChange: [keepLastAdminOnChange, storePassword, addConsequences],
    beforeDelete: [keepLastAdminOnDelete, deleteOwnFactsFirst],
  },
  fields: [
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/features/member/panel/current-password-field#CurrentPasswordField' },
      },
    },
    {
      name: 'username',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      saveToJWT: true,
      maxLength: maxLength.username,
      access: { update: admins },
      hooks: { beforeValidate: [normaliseUsernameField] },
    },
    {
      name: 'userType',
      type: 'select',
      required: true,
      defaultValue: 'user',
      saveToJWT: true,
      options: userTypes.map((value) => ({ value, label: value === 'admin' ? 'Admin' : 'User' })),
      access: { update: admins },
    },
    {
      name: 'isEditor',
      type: 'checkbox',
      label: 'Editor',
      defaultValue: false,
      access: { update: admins },
      admin: { description: 'May change the site’s content in this panel.' },
    },
    {
      name: 'teams',
      type: 'select',
      hasMany: true,
      options: [...teams],
      access: { update: admins },
    },
    {
      name: 'blocked',
      type: 'checkbox',
      defaultValue: false,
      access: { update: admins },
      admin: { description: 'A blocked member cannot sign in.' },
    },
    ...emailAddressFields,
    ...secondFactorFields,
    ...feedFields,
    {
      name: 'resetPassword',
      type: 'ui',
      admin: {
        components: { Field: '/features/member/panel/reset-password-field#ResetPasswordField' },
      },
    },
    { name: 'sessionEpoch', type: 'text', hidden: true, access: serverOnly },
    ...inviteFields,
  ],
})
