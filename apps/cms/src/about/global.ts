import type { GlobalConfig } from 'payload'
import { editors } from '../access/editors'
import { pageSectionsField } from '../fields/page-sections'
import { globalSlugs } from '../slugs'

/** The story on the about page. */
export const about: GlobalConfig = {
  slug: globalSlugs.about,
  label: 'About',
  versions: { drafts: true, max: 50 },
  admin: { group: 'Site', description: 'The story cards of the about page.' },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [pageSectionsField],
}
