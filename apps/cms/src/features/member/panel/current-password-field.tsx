'use client'

import '../../../payload/components/tools.css'
import { PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { KeepModified } from '../../../payload/components/document/keep-modified'

const path = 'currentPassword'

/** The server checks it. A function made at each render would make the form validate at each render. */
const acceptAnything = () => true as const

/**
 * Leads members from their own account's page in the panel to their profile, where they change their
 * password, and asks admins for the current one, with which they may change their username and role.
 */
export const CurrentPasswordField = () => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (id === undefined || user?.id !== id) return null
  const isAdmin = user.userType === 'admin'
  return (
    <div className="own-account field-type">
      {/* Payload's account page leaves out the parts that every other document has. */}
      <KeepModified />
      <p>
        <a href={isAdmin ? '/admin/profile' : '/user/profile'}>Change your password</a> in your
        profile.
      </p>
      {isAdmin ? (
        <div>
          <PasswordField
            autoComplete="current-password"
            field={{ name: path, label: 'Current password' }}
            indexPath=""
            parentPath=""
            parentSchemaPath=""
            path={path}
            schemaPath={path}
            validate={acceptAnything}
          />
          <p className="field-description">Needed to change your own username or role.</p>
        </div>
      ) : null}
    </div>
  )
}
