import { dateIn } from '@tropa/contract/time/team-time'
import { api } from '../../rpc/procedure'
import { readText } from '../../payload/globals/read-text'
import { toSections } from '../../payload/fields/page-sections'
import { toPlainDate } from '../../payload/fields/plain-date'
import { globalSlugs } from '../../payload/slugs'
import { fillNumbers } from './fill-numbers'

const usualTitle = 'Team Rules and Regulations'

/** The call for the rules. While none are published there is the usual title over no sections. */
export const rulesProcedures = {
  get: api.rules.get.handler(async ({ context: { payload, env, drafts } }) => {
    const rules = await readText(payload, globalSlugs.rules, drafts)
    const { title, lastUpdated, sections, numbers } = rules ?? {}
    return {
      title: title ?? usualTitle,
      lastUpdated: lastUpdated ? toPlainDate(lastUpdated) : dateIn(env.timeZone),
      sections: toSections(sections).map(({ heading, body }) => ({
        heading,
        body: fillNumbers(body, numbers ?? {}),
      })),
    }
  }),
}
