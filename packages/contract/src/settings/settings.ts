import * as z from 'zod/mini'
import { everyone } from '../team/assignee'
import { admin, anyone, body, confirmationWith, conflict } from '../procedure-builders'
import { emailText } from '../base/email'
import { atMost, isBlank, maxLength, nameKey, requiredText, tooLong } from '../base/text'
import { defaultTermNames, defaultTerms, termLength, type Terms } from '../calendar/academic-year'
import { defaultAudiences } from '../calendar/audience'
import { accents } from './accents'
import { clocks, settingsLimits, settingsMessages } from './choices'
import { defaultCurrency, hasCents, isCurrencyCode } from './currency'
import { drawnLetter, isLetter } from './mark'
import { firstContent } from './first-content'
import { defaultTeams, type NamedRow } from './teams'
import { weekStarts } from './week'

const { teams: maxTeams, audiences: maxAudiences, row: maxRow, months: maxMonths } = settingsLimits

const row = z.object({ _id: z.string(), name: z.string() })

const months = z.int().check(z.minimum(1), z.maximum(12))

const term = z.object({ name: z.string(), from: months, to: months })

export const settings = z.object({
  name: z.string(),
  tagline: z.string(),
  contactEmail: z.string(),
  codeUrl: z.string(),
  teams: z.array(row),
  audiences: z.array(row),
  terms: z.object({ first: term, second: term }),
  currency: z.object({ code: z.string(), one: z.string(), many: z.string(), cents: z.boolean() }),
  week: z.enum(weekStarts),
  clock: z.literal(clocks),
  accent: z.enum(accents),
  mark: z.object({
    letter: z.string(),
    image: z.nullable(z.string()).register(z.globalRegistry, {
      description: 'The address of the picture that replaces the letter, or null',
    }),
  }),
  linksFor: z.nullable(z.int()).register(z.globalRegistry, {
    description: 'On the team page the links of so many people work; null for all',
  }),
})

export type Settings = z.infer<typeof settings>

/** What belongs to the settings alone; the other fields are the panel's own. */
export type TeamSettings = Omit<
  Settings,
  'name' | 'tagline' | 'contactEmail' | 'codeUrl' | 'mark'
> & { letter: string | null }

/** The specification's values, which a server returns until somebody has set it up. */
export const defaultTeamSettings: TeamSettings = {
  teams: [...defaultTeams],
  audiences: [...defaultAudiences],
  terms: {
    first: { name: defaultTermNames.first, ...defaultTerms.first },
    second: { name: defaultTermNames.second, ...defaultTerms.second },
  },
  currency: defaultCurrency,
  week: 'sunday',
  clock: 12,
  accent: 'amber',
  letter: null,
  linksFor: 12,
}

/** All settings of a server that nobody has set up. */
export const defaultSettings: Settings = (() => {
  const { letter, ...own } = defaultTeamSettings
  const { name, tagline } = firstContent
  return {
    name,
    tagline,
    contactEmail: 'tropa@example.com',
    codeUrl: 'https://github.com/tropa-sample/tropa',
    ...own,
    mark: { letter: drawnLetter(letter, name), image: null },
  }
})()

const eachOnce = (rows: readonly Partial<NamedRow>[], issues: z.core.$ZodRawIssue[]) => {
  const names = new Set<string>()
  const ids = new Set<string>()
  for (const [index, { _id, name = '' }] of rows.entries()) {
    const folded = nameKey(name)
    if (names.has(folded)) {
      const message = settingsMessages.nameTwice
      issues.push({ code: 'custom', input: name, path: [index, 'name'], message })
    }
    if (_id !== undefined && ids.has(_id)) {
      const message = settingsMessages.rowTwice
      issues.push({ code: 'custom', input: _id, path: [index, '_id'], message })
    }
    names.add(folded)
    if (_id !== undefined) ids.add(_id)
  }
}

const rowsOf = (name: z.ZodMiniType<string, string>, max: number, tooMany: string) =>
  z
    .array(
      z.object(
        { _id: z.optional(z.string({ error: settingsMessages.unknownRow })), name },
        { error: settingsMessages.name },
      ),
      { error: settingsMessages.list },
    )
    .check(z.maxLength(max, tooMany), (ctx) => eachOnce(ctx.value, ctx.issues))

const rowName = requiredText(settingsMessages.name, maxRow).check(
  z.overwrite((name) => name.trim()),
)

const teamName = rowName.check(
  z.refine((name) => !name.includes(','), { error: settingsMessages.comma }),
  z.refine((name) => nameKey(name) !== nameKey(everyone), {
    error: settingsMessages.everyone,
  }),
)

const monthNumber = z
  .int({ error: settingsMessages.month })
  .check(z.minimum(1, settingsMessages.month), z.maximum(12, settingsMessages.month))

const termForm = z.object(
  { name: rowName, from: monthNumber, to: monthNumber },
  { error: settingsMessages.month },
)

const checkTerms = ({ first, second }: Terms, issues: z.core.$ZodRawIssue[]) => {
  if (second.from !== (first.to % 12) + 1) {
    const message = settingsMessages.termGap
    issues.push({ code: 'custom', input: second.from, path: ['second', 'from'], message })
  } else if (termLength(first) + termLength(second) > maxMonths) {
    const message = settingsMessages.termsTooLong
    issues.push({ code: 'custom', input: second.to, path: ['second', 'to'], message })
  }
}

const currencyWord = requiredText(settingsMessages.currencyWord, settingsLimits.currencyWord).check(
  z.overwrite((word) => word.trim()),
)

/** Whether a text is an `https` address, without blanks, control characters or lone surrogates. */
export const isWebAddress = (value: string) =>
  /^https:\/\/[^\s\p{Cc}\p{Cs}]+$/iu.test(value) && URL.canParse(value)

/** An address that begins with https, or an empty text for none. */
const optionalWebAddress = z.string({ error: settingsMessages.codeUrl }).check(
  z.overwrite((text) => (isBlank(text) ? '' : text.trim())),
  ...atMost(maxLength.address, tooLong(maxLength.address)),
  z.refine((text) => text === '' || isWebAddress(text), { error: settingsMessages.codeUrl }),
)

/** The body of `PUT`: every field is required, and a row without an `_id` is a new one. */
export const settingsForm = body({
  name: requiredText(settingsMessages.name, maxLength.siteName),
  tagline: requiredText(settingsMessages.tagline, maxLength.title),
  contactEmail: emailText(settingsMessages.contactEmail),
  codeUrl: optionalWebAddress,
  teams: rowsOf(teamName, maxTeams, settingsMessages.mostTeams).check(
    z.minLength(1, settingsMessages.fewestTeams),
  ),
  audiences: rowsOf(rowName, maxAudiences, settingsMessages.mostAudiences),
  terms: z
    .object({ first: termForm, second: termForm }, { error: settingsMessages.month })
    .check((ctx) => checkTerms(ctx.value, ctx.issues)),
  currency: z
    .object(
      {
        code: z
          .string({ error: settingsMessages.currencyCode })
          .check(z.refine(isCurrencyCode, { error: settingsMessages.currencyCode })),
        one: currencyWord,
        many: currencyWord,
        cents: z.boolean({ error: settingsMessages.cents }),
      },
      { error: settingsMessages.currencyCode },
    )
    .check(
      z.refine(({ code, cents }) => !cents || hasCents(code), {
        error: settingsMessages.noCents,
        path: ['cents'],
      }),
    ),
  week: z.enum(weekStarts, { error: settingsMessages.week }),
  clock: z.literal(clocks, { error: settingsMessages.clock }),
  accent: z.enum(accents, { error: settingsMessages.accent }),
  mark: z.object(
    {
      letter: z.nullable(
        z
          .string({ error: settingsMessages.letter })
          .check(z.refine(isLetter, { error: settingsMessages.letter })),
      ),
    },
    { error: settingsMessages.letter },
  ),
  linksFor: z.nullable(
    z.int({ error: settingsMessages.linksFor }).check(z.minimum(0, settingsMessages.linksFor)),
  ),
})

export type SettingsForm = z.infer<typeof settingsForm>

/** The parts of the first content that can be removed, in the order of the screen. */
export const sampleParts = ['people', 'events', 'records', 'texts'] as const

export type SamplePart = (typeof sampleParts)[number]

/** How many rows of the first content still exist unchanged. */
export const sampleCounts = z.object({
  people: z.int(),
  events: z.int(),
  records: z.int(),
  texts: z.int(),
})

export type SampleCounts = z.infer<typeof sampleCounts>

export const settingsContract = {
  get: anyone.get('/settings', 'What the team has chosen for itself').output(settings),
  update: admin
    .put('/settings', 'Change the settings; a row with its _id and another name is a rename')
    .errors(conflict)
    .input(settingsForm)
    .output(confirmationWith(settings)),
  setMark: admin
    .put('/settings/mark', 'Upload a picture that replaces the letter of the mark')
    .input(body({ file: z.file({ error: settingsMessages.picture }) }))
    .output(confirmationWith(settings)),
  removeMark: admin
    .del('/settings/mark', 'Remove the picture of the mark')
    .output(confirmationWith(settings)),
  sample: admin
    .get('/settings/sample', 'How much of the first content is still there as it was made')
    .output(sampleCounts),
  removeSample: admin
    .del('/settings/sample', 'Remove parts of the first content that nobody has changed')
    .input(
      body({
        parts: z.array(z.enum(sampleParts, { error: settingsMessages.parts }), {
          error: settingsMessages.parts,
        }),
      }),
    )
    .output(confirmationWith(sampleCounts)),
}
