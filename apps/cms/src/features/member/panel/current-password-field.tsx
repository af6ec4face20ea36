'use client'

import { PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui'

const path = 'currentPassword'

/** The server checks it. A function made at each render would make the form validate at each render. */
const acceptAnything = () => true as const

/** Asks members for their current password on their own account's page in the panel. */
export const CurrentPasswordField = () => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (id === undefined || user?.id !== id) return null
  return (
    <div className="field-type">
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
      <p className="field-description">
        Needed to change your own password, e-mail, username or role.
      </p>
    </div>
  )
}
