import { isRecord } from '@tropa/contract/base/is-record'
import type { CollectionConfig } from 'payload'
import { admins } from './admins'
import { nobody } from './nobody'

const forAdminsOnly = ({ user }: { user: unknown }) => !isRecord(user) || user.userType !== 'admin'

const readOnly = (useAsTitle = 'id') =>
  ({
    // Editors may not even read most of it.
    admin: { group: 'Data, read only', useAsTitle, hidden: forAdminsOnly },
    access: { create: nobody, read: admins, update: nobody, delete: nobody },
  }) as const satisfies Partial<CollectionConfig>

/**
 * The data of the members' area: only its procedures write it, and the panel shows it to admins as it is. Its rows are
 * few enough to be searched by their title without accents.
 */
export const dataReadOnly = (useAsTitle: string) => {
  const { admin, access } = readOnly(useAsTitle)
  return { access, admin: { ...admin, listSearchableFields: [useAsTitle] } }
}

/** Data that nobody opens to change it, so that the panel never locks it. */
export const facts = (useAsTitle?: string) =>
  ({ ...readOnly(useAsTitle), lockDocuments: false }) as const

/** Facts that not even admins read in the panel. */
export const hiddenFacts = {
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
} as const satisfies Partial<CollectionConfig>

/** Hides JSON, because the panel's editor for it comes from another host, which the security policy refuses. */
export const notInPanel = { hidden: true } as const
