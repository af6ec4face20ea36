import type { GlobalConfig } from 'payload'
import { admins } from '../../payload/access/admins'
import { notInPanel } from '../../payload/access/data-read-only'
import { nobody } from '../../payload/access/nobody'

/**
 * What a team chooses for itself beside the panel's own globals. `values` holds the fields of the contract, so that
 * another setting is no change of the schema; only the procedures write it.
 */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: 'Settings of the team',
  admin: notInPanel,
  lockDocuments: false,
  access: { read: admins, update: nobody },
  fields: [
    { name: 'values', type: 'json' },
    { name: 'leftOut', type: 'json' },
    { name: 'mark', type: 'upload', relationTo: 'media' },
  ],
}
