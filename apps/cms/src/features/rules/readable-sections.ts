import type { PageSection } from '@tropa/contract/schemas/page-section'
import { toSections } from '../../payload/fields/page-sections'
import type { Draft } from '../../payload/globals/read-text'
import type { Rule } from '../../payload/payload-types'
import { fillNumbers } from './fill-numbers'

export const readableSections = ({ sections, numbers }: Draft<Rule>): PageSection[] =>
  toSections(sections).map(({ heading, body }) => ({
    heading,
    body: fillNumbers(body, numbers ?? {}),
  }))
