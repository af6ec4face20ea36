import { dateIn } from '@tropa/contract/time/team-time'
import { toSections } from '../../payload/fields/page-sections'
import { toPlainDate } from '../../payload/fields/stored-date'
import { readText } from '../../payload/globals/read-text'
import { globalSlugs } from '../../payload/slugs'
import { api } from '../../rpc/procedure'
import { fillNumbers } from './fill-numbers'

const defaultTitle = 'Team Rules and Regulations'

/** Implements the contract's procedure for the rules page; unpublished rules have no sections. */
export const rulesProcedures = {
  get: api.rules.get.handler(async ({ context: { payload, env, drafts } }) => {
    const rules = await readText(payload, globalSlugs.rules, drafts)
    const { title, lastUpdated, sections, numbers } = rules ?? {}
    return {
      title: title ?? defaultTitle,
      lastUpdated: lastUpdated ? toPlainDate(lastUpdated) : dateIn(env.timeZone),
      sections: toSections(sections).map(({ heading, body }) => ({
        heading,
        body: fillNumbers(body, numbers ?? {}),
      })),
    }
  }),
}
