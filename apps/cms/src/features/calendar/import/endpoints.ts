import { eventTypes } from '@tropa/contract/time/academic-year'
import { importMessages } from '@tropa/contract/calendar-import'
import { Mutex } from 'async-mutex'
import {
  addDataAndFileToRequest,
  Forbidden,
  ValidationError,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { editors } from '../../../payload/access/editors'
import { slugs } from '../../../payload/slugs'
import { applyPlan } from './apply-plan'
import { rowsOfNextYear } from './copy-year'
import { planImport, type Plan, type PlanOptions } from './plan'
import { refuseFile, type FileContent } from './row'
import { readEventsOfYear } from '../read'
import { readCalendarFile } from './read-file'
import { readStoredEvents } from './stored-events'

const choices = {
  publish: z.boolean().default(false),
  /** The fingerprint of the preview that is to be carried out; without one, nothing is written. */
  apply: z.string().optional(),
  /** Leave out what is wrong instead of refusing everything. */
  skipErrors: z.boolean().default(false),
}

const importChoices = z.object({
  ...choices,
  defaultType: z.enum(eventTypes).default('event'),
})

const copyChoices = z.object({ ...choices, from: z.int().min(1000).max(9997) })

/** What the panel is answered. */
export interface ImportAnswer extends Plan {
  ignoredColumns: string[]
  /** Whether the plan has been carried out. */
  isApplied: boolean
}

// Two editors that apply the same file at once would both find its events missing.
const turn = new Mutex()

const readChoices = async <Schema extends z.ZodType>(req: PayloadRequest, schema: Schema) => {
  await addDataAndFileToRequest(req)
  const read = schema.safeParse(req.data ?? {})
  if (read.success) return read.data
  const errors = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new ValidationError({ collection: slugs.calendar, errors }, req.t)
}

interface Job extends PlanOptions, FileContent {
  apply?: string | undefined
  skipErrors: boolean
}

const run = (req: PayloadRequest, job: Job) =>
  turn.runExclusive(async () => {
    const plan = planImport(job.rows, await readStoredEvents(req), job)
    const answer = (isApplied: boolean, status = 200, message?: string) =>
      Response.json(
        {
          ...plan,
          ignoredColumns: job.ignoredColumns,
          isApplied,
          ...(message !== undefined && { errors: [{ message }] }),
        } satisfies ImportAnswer & { errors?: object[] },
        { status },
      )
    if (job.apply === undefined) return answer(false)
    if (job.apply !== plan.fingerprint) return answer(false, 409, importMessages.changedMeanwhile)
    if (plan.counts.error > 0 && !job.skipErrors) {
      return answer(false, 400, importMessages.hasErrors)
    }
    await applyPlan(req, plan, job.publish)
    return answer(true)
  })

const editorsOnly = (req: PayloadRequest) => {
  if (!editors({ req })) throw new Forbidden(req.t)
}

const importFile: Endpoint['handler'] = async (req) => {
  editorsOnly(req)
  const choices = await readChoices(req, importChoices)
  if (!req.file) throw refuseFile(importMessages.noFile)
  const host = new URL(req.payload.config.serverURL).hostname
  return run(req, { ...choices, ...(await readCalendarFile(req.file.data, host)) })
}

const copyYear: Endpoint['handler'] = async (req) => {
  editorsOnly(req)
  const { from, ...choices } = await readChoices(req, copyChoices)
  const rows = rowsOfNextYear(await readEventsOfYear(req.payload, from), from)
  if (rows.length === 0) throw refuseFile(importMessages.nothingToCopy)
  return run(req, { ...choices, rows, ignoredColumns: [], defaultType: 'event', onlyNew: true })
}

/** Bringing many events into the calendar at once, for those who may change it. */
export const importEndpoints: Endpoint[] = [
  { path: '/import', method: 'post', handler: importFile },
  { path: '/copy-year', method: 'post', handler: copyYear },
]
