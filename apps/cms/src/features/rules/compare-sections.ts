import type { RulesChange } from '@tropa/contract/changes/rules-changes'
import type { PageSection } from '@tropa/contract/schemas/page-section'

/** Sections by heading; of several with one heading, the first is compared with the first. */
const byHeading = (sections: readonly PageSection[]) => {
  const named = new Map<string, PageSection>()
  for (const section of sections) {
    let key = section.heading
    while (named.has(key)) key += '\n'
    named.set(key, section)
  }
  return named
}

/** The sections that differ: those that are there now in their order, then those that are gone. */
export const compareSections = (
  before: readonly PageSection[],
  after: readonly PageSection[],
): RulesChange[] => {
  const [was, now] = [byHeading(before), byHeading(after)]
  const present = [...now].map(([key, { heading, body }]) => ({
    heading,
    before: was.get(key)?.body ?? null,
    after: body,
  }))
  const gone = [...was]
    .filter(([key]) => !now.has(key))
    .map(([, { heading, body }]) => ({ heading, before: body, after: null }))
  return [...present.filter((change) => change.before !== change.after), ...gone]
}
