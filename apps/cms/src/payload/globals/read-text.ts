import type { DataFromGlobalSlug, Payload } from 'payload'
import type { globalSlugs } from '../slugs'

/** The globals that are drafted, previewed and published. */
type TextSlug = (typeof globalSlugs)['home' | 'about' | 'rules']

/** A document as a draft may be: whatever is required is missing until it is published. */
export type Draft<Doc> = { [Field in keyof Doc]?: Doc[Field] | null }

/**
 * The published text of a page, or with `drafts` its latest one.
 *
 * @returns `undefined` where it is not published: taken back, or never yet there
 */
export const readText = async <Slug extends TextSlug>(
  payload: Payload,
  slug: Slug,
  drafts = false,
): Promise<Draft<DataFromGlobalSlug<Slug>> | undefined> => {
  const found = await payload.findGlobal({ slug, depth: 0, draft: drafts, overrideAccess: true })
  return drafts || found._status === 'published' ? found : undefined
}
