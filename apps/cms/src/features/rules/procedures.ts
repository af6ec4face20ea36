import { publicPages } from '@tropa/contract/pages'
import { rulesMessages, type RulesChange } from '@tropa/contract/rules/rules'
import type { PageSection } from '@tropa/contract/base/page-section'
import { dateIn } from '@tropa/contract/base/team-time'
import { toPlainDate } from '../../payload/fields/stored-date'
import { readText } from '../../payload/globals/read-text'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { api, requireSession } from '../../rpc/procedure'
import { readableSections } from './fill-numbers'
import { readLadder } from '../../payload/globals/read-ladder'
import { acknowledgeRules, lastAcknowledgement, readRevision } from './revisions'

const readRules = async ({ payload, env, drafts }: ApiContext) => {
  const rules = await readText(payload, 'rules', drafts)
  const { title, lastUpdated } = rules ?? {}
  return {
    isPublished: rules !== undefined,
    title: title ?? publicPages.rules.title,
    lastUpdated: lastUpdated ? toPlainDate(lastUpdated) : dateIn(env.timeZone),
    sections: readableSections(rules ?? {}),
  }
}

/**
 * The published rules with their revision: 1 if none was counted yet, 0 while none are published. The
 * sections are those of the revision, in case the rules are published while both are read.
 */
const readPublished = async (context: ApiContext) => {
  const [rules, newest] = await Promise.all([readRules(context), readRevision(context.payload)])
  if (!rules.isPublished) return { ...rules, revision: 0 }
  return { ...rules, ...(newest ?? { revision: 1 }) }
}

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
const compareSections = (
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

/** Implements the contract's procedures on the rules; unpublished rules have no sections. */
export const rulesProcedures = {
  get: api.rules.get.handler(({ context }) => readRules(context)),

  numbers: api.rules.numbers.handler(async ({ context: { payload } }) => ({
    numbers: (await readLadder(payload)) ?? null,
  })),

  changes: api.rules.changes.handler(async ({ context }) => {
    const [{ revision, lastUpdated, sections, isPublished }, last] = await Promise.all([
      readPublished(context),
      lastAcknowledgement(context.payload, requireSession(context).id),
    ])
    const isOlder = isPublished && last !== undefined && last.revision < revision
    const before = isOlder ? await readRevision(context.payload, last.revision) : undefined
    return {
      revision,
      lastUpdated,
      acknowledgedOn: last?.acknowledgedOn ?? null,
      changes: before ? compareSections(before.sections, sections) : [],
    }
  }),

  acknowledge: api.rules.acknowledge.handler(async ({ context, input }) => {
    const { isPublished, revision } = await readPublished(context)
    if (!isPublished || input.revision !== revision) {
      throw apiError('CONFLICT', rulesMessages.changedByOthers)
    }
    const today = dateIn(context.env.timeZone)
    await acknowledgeRules(context.payload, requireSession(context).id, revision, today)
    return { message: rulesMessages.acknowledged }
  }),
}
