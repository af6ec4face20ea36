import { dayOrders, importMessages } from '@tropa/contract/calendar/import'
import { eventTypes } from '@tropa/contract/calendar/event-types'
import { spanOfAcademicYear } from '@tropa/contract/calendar/academic-year'
import { dateIn } from '@tropa/contract/base/team-time'
import {
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { runAlone } from '../../../database/run-alone'
import { editors } from '../../../payload/access/editors'
import { visibleError } from '../../../payload/hooks/visible-error'
import { readSettings } from '../../../payload/globals/read-settings'
import { timeZoneOf } from '../../../payload/globals/time-zone'
import { retryTransient } from '../../../database/transaction'
import { readAllEvents, readEventsOfYear, readForEditor } from '../read'
import { dayChoices, rowsOfNextYear } from './copy-year'
import { eventsToCsv } from './csv'
import {
  type FileContent,
  type Plan,
  planImport,
  type PlannedEvent,
  type PlanOptions,
} from './plan'
import { readCalendarFile } from './read-file'

const choices = {
  publish: z.boolean().default(false),
  /** The fingerprint of the preview to apply; without one nothing is written. */
  apply: z.string().optional(),
  /** Leaves out rows with errors instead of refusing the file. */
  skipErrors: z.boolean().default(false),
  /** The places of the private events to write. */
  chosen: z.array(z.string()).default([]),
}

const importChoices = z.object({
  ...choices,
  defaultType: z.enum(eventTypes).default('event'),
  /** Needed if a sheet does not show in which order it writes its days. */
  dayOrder: z.enum(dayOrders).optional(),
})

const copyChoices = z.object({
  ...choices,
  from: z.int().min(1000).max(9997),
  days: z.enum(dayChoices).default('date'),
  /** Whether to copy what is already on another day of the next year, too. */
  again: z.boolean().default(false),
})

export interface ImportResponse extends Plan, Omit<FileContent, 'rows'> {
  isApplied: boolean
  /** The ids of the events that were written. */
  written?: string[]
  errors?: { message: string }[]
}

/** Leaves out drafts without a title, which no row could name. */
const readTitledEvents = async (req: PayloadRequest) =>
  (await readForEditor(req)).filter(({ title }) => title !== '')

const dataOf = (
  { title, type, start, end, audience, tooltip }: PlannedEvent,
  publish: boolean,
) => ({
  title,
  type,
  start,
  end: end === start ? null : end,
  audience,
  ...(tooltip && { tooltip }),
  _status: publish ? ('published' as const) : ('draft' as const),
})

/**
 * Writes the new and changed events of a plan, one after the other. After a failure the same file can
 * be planned and applied again: events that were written count as unchanged then.
 *
 * @param chosen - the places of the optional events to write
 * @returns the ids of what was written
 */
const applyPlan = async (
  req: PayloadRequest,
  { rows }: Plan,
  { publish, chosen }: { publish: boolean; chosen: readonly string[] },
): Promise<string[]> => {
  const written: string[] = []
  const options = {
    collection: 'calendar',
    draft: !publish,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  } as const
  for (const { place, status, event, id, isOptional } of rows) {
    if (!event || (isOptional && !chosen.includes(place))) continue
    const data = dataOf(event, publish)
    const write = () => {
      if (status === 'new') return req.payload.create({ ...options, data })
      return status === 'changed' && id ? req.payload.update({ ...options, id, data }) : undefined
    }
    // Each event is one transaction. To repeat the request would plan those again that are written.
    const stored = await retryTransient(async () => write())
    if (stored) written.push(stored.id)
  }
  return written
}

const readChoices = async <Schema extends z.ZodType>(req: PayloadRequest, schema: Schema) => {
  await addDataAndFileToRequest(req)
  const parsed = schema.safeParse(req.data ?? {})
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new ValidationError({ collection: 'calendar', errors }, req.t)
}

interface ImportJob extends Omit<PlanOptions, 'audiences' | 'published'>, FileContent {
  apply?: string | undefined
  skipErrors: boolean
  chosen: string[]
}

const planOrApply = async (req: PayloadRequest, { rows, ...job }: ImportJob) => {
  const { ignoredColumns, dayOrder } = job
  const { audiences } = await readSettings(req.payload)
  const published = await readAllEvents(req.payload)
  const plan = planImport(rows, await readTitledEvents(req), { ...job, audiences, published })
  const respond = (written?: string[], status = 200, message?: string) =>
    Response.json(
      {
        ...plan,
        ignoredColumns,
        ...(dayOrder && { dayOrder }),
        isApplied: written !== undefined,
        ...(written && { written }),
        ...(message !== undefined && { errors: [{ message }] }),
      } satisfies ImportResponse,
      { status },
    )
  if (job.apply === undefined) return respond()
  if (job.apply !== plan.fingerprint)
    return respond(undefined, 409, importMessages.changedSincePreview)
  if (plan.counts.error > 0 && !job.skipErrors) {
    return respond(undefined, 400, importMessages.hasErrors)
  }
  return respond(await applyPlan(req, plan, job))
}

const previewOrApply = (req: PayloadRequest, job: ImportJob) =>
  job.apply === undefined
    ? planOrApply(req, job)
    : runAlone(req.payload, 'import', () => planOrApply(req, job))

const assertEditor = (req: PayloadRequest) => {
  if (!editors({ req })) throw new Forbidden(req.t)
}

const importFile: Endpoint['handler'] = async (req) => {
  assertEditor(req)
  const { dayOrder, ...choices } = await readChoices(req, importChoices)
  if (!req.file) throw visibleError(importMessages.noFile)
  const { serverURL } = req.payload.config
  const timeZone = timeZoneOf(req.payload)
  const content = await readCalendarFile(req.file.data, {
    host: new URL(serverURL).hostname,
    timeZone,
    terms: (await readSettings(req.payload)).terms,
    today: dateIn(timeZone),
    dayOrder,
  })
  return previewOrApply(req, { ...choices, ...content })
}

const copyYear: Endpoint['handler'] = async (req) => {
  assertEditor(req)
  const { from, days, again, ...choices } = await readChoices(req, copyChoices)
  const { terms } = await readSettings(req.payload)
  const events = await readEventsOfYear(req.payload, from)
  const rows = rowsOfNextYear(events, { startYear: from, days, terms })
  if (rows.length === 0) throw visibleError(importMessages.nothingToCopy)
  return previewOrApply(req, {
    ...choices,
    rows,
    ignoredColumns: [],
    defaultType: 'event',
    copiesTo: { ...spanOfAcademicYear(from + 1, terms), again },
  })
}

const exportFile: Endpoint['handler'] = async (req) => {
  assertEditor(req)
  return new Response(eventsToCsv(await readTitledEvents(req)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="calendar.csv"',
    },
  })
}

export const importEndpoints: Endpoint[] = [
  { path: '/import', method: 'post', handler: importFile },
  { path: '/export', method: 'get', handler: exportFile },
  { path: '/copy-year', method: 'post', handler: copyYear },
]
