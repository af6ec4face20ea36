import { maxLength } from '@tropa/contract/base/text'
import { paths } from '@tropa/contract/pages'
import type { GlobalConfig } from 'payload'
import { editors } from '../../payload/access/editors'
import { draftVersions, previewedAt } from '../../payload/fields/drafts'
import { longest } from '../../payload/fields/longest'

/** The words of the home page's main tile. */
export const home: GlobalConfig = {
  slug: 'home',
  label: 'Home',
  versions: draftVersions,
  admin: {
    group: 'Site',
    description: 'The words of the home page. While nothing is published, its tile stays blank.',
    ...previewedAt(() => paths.home),
  },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    {
      name: 'tagline',
      type: 'text',
      required: true,
      ...longest(maxLength.title, 'The line on the home page’s main tile.'),
    },
  ],
}
