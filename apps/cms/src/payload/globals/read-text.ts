import type { DataFromGlobalSlug, Payload, PayloadRequest } from 'payload'
import type { TaskSchedulePublish } from '../payload-types'

/** The globals that have drafts. */
export type TextSlug = NonNullable<TaskSchedulePublish['input']['global']>

/** A document whose required fields may be missing, as they may be in a draft. */
export type Draft<Doc> = { [Field in keyof Doc]?: Doc[Field] | null }

/** The published text of a page, or with `drafts` its latest; `undefined` if nothing is published. */
export const readText = async <Slug extends TextSlug>(
  payload: Payload,
  slug: Slug,
  drafts = false,
  req: Partial<PayloadRequest> = {},
): Promise<Draft<DataFromGlobalSlug<Slug>> | undefined> => {
  const found = await payload.findGlobal({
    slug,
    depth: 0,
    draft: drafts,
    overrideAccess: true,
    req,
  })
  return drafts || found._status === 'published' ? found : undefined
}
