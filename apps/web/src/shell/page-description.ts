import { publicPages } from '@tropa/contract/pages'
import { firstContent } from '@tropa/contract/settings/first-content'
import type { Settings } from '@tropa/contract/settings/settings'
import type { PageHandle } from './page-handle'

/**
 * The description of a page for search engines and share cards: the team's sentence for the home page, and the page's
 * own after the team's name for the others. A site that nobody has set up keeps those of its first content.
 */
export const pageDescription = (
  { title, description }: Pick<PageHandle, 'title' | 'description'>,
  { name, tagline }: Pick<Settings, 'name' | 'tagline'>,
): string => {
  const isNamed = name !== firstContent.name
  if (title === publicPages.home.title) {
    return isNamed || tagline !== firstContent.tagline ? tagline || name : description
  }
  const [first = '', ...rest] = description
  return isNamed ? `${name} – ${first.toLowerCase()}${rest.join('')}` : description
}
