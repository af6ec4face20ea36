import type { SamplePart } from '@tropa/contract/settings/settings'
import type { Payload } from 'payload'
import { findRows } from '../../database/rows'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toSections } from '../../payload/fields/page-sections'
import { toPlainDate } from '../../payload/fields/stored-date'
import type { Calendar, Record as PenaltyRecord, Team } from '../../payload/payload-types'
import { academicYear, type SampleEvent } from './calendar'
import { firstNameOf, sampleTeam } from './portraits'
import { sampleRecords } from './records'
import { sampleAbout, sampleRules } from './texts'

const key = (...parts: unknown[]) => JSON.stringify(parts)

const people = new Set(
  sampleTeam.map((member) =>
    key(member.name, firstNameOf(member), member.role, member.bio, member.links),
  ),
)

const isSamplePerson = ({ name, alt, role, bio, links, _status }: Team) =>
  _status === 'published' &&
  people.has(
    key(
      name,
      alt,
      role,
      bio,
      (links ?? []).map(({ url }) => url),
    ),
  )

const keyOfEvent = ({ title, type, start, end, tooltip, audience }: SampleEvent) =>
  key(title, type, start, end ?? start, tooltip ?? null, [...(audience ?? [])].sort())

/** The sample's events that begin in a calendar year, which is part of two academic years. */
const eventsByYear = new Map<number, Set<string>>()

const sampleEventsIn = (year: number) => {
  const known = eventsByYear.get(year)
  if (known) return known
  const events = [...academicYear(year - 1), ...academicYear(year)]
  const keys = new Set(events.map(keyOfEvent))
  eventsByYear.set(year, keys)
  return keys
}

const isSampleEvent = ({ title, type, start, end, tooltip, audience, _status }: Calendar) => {
  const first = toPlainDate(start)
  const event = {
    ...{ title, type, start: first, end: toPlainDate(end ?? start) },
    ...(tooltip && { tooltip }),
    audience: audience ?? [],
  }
  const year = Number(first.slice(0, 4))
  return _status === 'published' && sampleEventsIn(year).has(keyOfEvent(event))
}

const keyOfRecord = ({
  name,
  violation,
  fee,
  status,
}: Pick<PenaltyRecord, 'name' | 'violation' | 'fee' | 'status'>) =>
  key(name, violation, fee, status)

const tenMinutes = 10 * 60_000

/** The sample's records have dates relative to the moment at which they were made. */
const isSampleRecord = (record: PenaltyRecord) => {
  const isUnheard = !record.member && !record.origin && (record.state ?? 'open') === 'open'
  const samples = sampleRecords(new Date(record.createdAt))
  const isOne = samples.some(
    (sample) =>
      keyOfRecord(sample) === keyOfRecord(record) &&
      Math.abs(Date.parse(sample.date) - Date.parse(record.date)) < tenMinutes,
  )
  return isUnheard && !record.disputedAt && isOne
}

/** Reads documents as they were last saved, so that a draft counts as a change. */
const findNewest = async <Slug extends 'team' | 'calendar'>(payload: Payload, collection: Slug) => {
  const options = { draft: true, depth: 0, pagination: false, overrideAccess: true } as const
  const { docs } = await payload.find({ collection, ...options })
  return docs
}

const sampleTexts = { about: sampleAbout, rules: sampleRules }

type TextSlug = keyof typeof sampleTexts

interface SampleText {
  title?: string | null
  sections?: Parameters<typeof toSections>[0]
  numbers?: object
}

/** The parts of a text that an editor may have changed; the day of the rules changes with any of them. */
const contentOf = ({ title, sections, numbers = {} }: SampleText) =>
  key(title ?? null, toSections(sections), Object.entries(numbers).sort())

const isSampleText = async (payload: Payload, slug: TextSlug) => {
  const options = { slug, depth: 0, overrideAccess: true } as const
  const published = await payload.findGlobal(options)
  const newest = await payload.findGlobal({ ...options, draft: true })
  const isUnchanged = published._status === 'published' && newest._status === 'published'
  return isUnchanged && contentOf(newest) === contentOf(sampleTexts[slug]())
}

const textSlugs = ['about', 'rules'] as const satisfies readonly TextSlug[]

export interface Remaining {
  people: Team[]
  events: Calendar[]
  records: PenaltyRecord[]
  texts: TextSlug[]
}

/** The first account is stored after the first content, so rows that are newer than it were made by the team. */
const madeBy = async (payload: Payload) => {
  const [account] = await findRows(payload, 'members', { sort: 'createdAt', limit: 1 })
  return (row: { createdAt: string }) => row.createdAt <= (account?.createdAt ?? '')
}

/** Whether the team page shows people, and all of them are of the first content. */
export const hasOnlySamplePeople = async (payload: Payload): Promise<boolean> => {
  const isFirst = await madeBy(payload)
  const { docs } = await payload.find({
    collection: 'team',
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.length > 0 && docs.every((person) => isFirst(person) && isSamplePerson(person))
}

/** The first content that is still unchanged; rows that were added later are ignored. */
export const findRemaining = async (payload: Payload): Promise<Remaining> => {
  const isFirst = await madeBy(payload)
  const [team, events, records] = await Promise.all([
    findNewest(payload, 'team'),
    findNewest(payload, 'calendar'),
    findRows(payload, 'records', { where: outsideTrash }),
  ])
  const texts: TextSlug[] = []
  for (const slug of textSlugs) if (await isSampleText(payload, slug)) texts.push(slug)
  return {
    people: team.filter((person) => isFirst(person) && isSamplePerson(person)),
    events: events.filter((event) => isFirst(event) && isSampleEvent(event)),
    records: records.filter((record) => isFirst(record) && isSampleRecord(record)),
    texts,
  } satisfies Record<SamplePart, unknown>
}
