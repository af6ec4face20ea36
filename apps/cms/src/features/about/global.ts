import { paths } from '@tropa/contract/pages'
import type { GlobalConfig } from 'payload'
import { editors } from '../../payload/access/editors'
import { draftVersions, previewedAt } from '../../payload/fields/drafts'
import { pageSectionsField } from '../../payload/fields/page-sections'

/** The text of the about page. */
export const about: GlobalConfig = {
  slug: 'about',
  label: 'About',
  versions: draftVersions,
  admin: {
    group: 'Site',
    description:
      'The story cards of the about page. The first sentence of the first card also appears on the home page. While nothing is published, the page says that the story is still being written.',
    ...previewedAt(() => paths.about),
  },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [pageSectionsField()],
}
