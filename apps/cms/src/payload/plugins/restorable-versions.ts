import { isRecord } from '@tropa/contract/base/is-record'
import { versionMessages } from '@tropa/contract/panel/versions'
import type {
  CollectionConfig,
  Endpoint,
  FlattenedField,
  GlobalConfig,
  PayloadRequest,
  Plugin,
  TextField,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { nobody } from '../access/nobody'
import type { TextSlug } from '../globals/read-text'
import { marksOf } from '../hooks/request-marks'
import { problemsOf } from '../hooks/validation-problems'
import { ownOfServer } from '../parts/changed-parts'
import { isPublished } from '../parts/versions'

type VersionedSlug = 'team' | 'calendar'

/**
 * The username of the member who saved a document, and so of the author of each of its versions. It is
 * empty for what the server itself wrote.
 */
const changedByField: TextField = {
  name: 'changedBy',
  type: 'text',
  label: 'Changed by',
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableBulkEdit: true },
  hooks: { beforeChange: [({ req }) => req.user?.username ?? null] },
}

/** The fields of a version, even those that are empty in it, so that they become empty again. */
const fieldsOf = (fields: readonly FlattenedField[], version: unknown): Record<string, unknown> => {
  const stored = isRecord(version) ? version : {}
  return Object.fromEntries(
    fields
      .filter(({ name }) => !ownOfServer.has(name))
      .map((field) => {
        const value = stored[field.name]
        if (field.type === 'group') return [field.name, fieldsOf(field.flattenedFields, value)]
        return [field.name, value ?? (field.type === 'array' ? [] : null)]
      }),
  )
}

/** The data to save: a draft is restored as a draft, and so is a published version if the request asks for it. */
const restoredFrom = (
  { searchParams }: PayloadRequest,
  fields: readonly FlattenedField[],
  version: unknown,
) => {
  const draft = !isPublished(version) || searchParams.get('draft') === 'true'
  const status: 'draft' | 'published' = draft ? 'draft' : 'published'
  return { draft, data: { ...fieldsOf(fields, version), _status: status } }
}

type Restored = ReturnType<typeof restoredFrom>

/**
 * Saves a restored version, as a draft if visitors cannot see it as it is, such as with a portrait in the trash.
 *
 * @returns the message for the editor
 */
const saveRestored = async (restored: Restored, save: (restored: Restored) => Promise<unknown>) => {
  try {
    await save(restored)
    return restored.draft ? versionMessages.restoredAsDraft : versionMessages.restoredAndPublished
  } catch (error) {
    const problems = problemsOf(error)
    if (restored.draft || problems === undefined) throw error
    await save({ draft: true, data: { ...restored.data, _status: 'draft' } })
    return versionMessages.restoredAsDraftFor(problems)
  }
}

/** The endpoint that restores the version in its path by calling `restore`. */
const restoring = (
  restore: (
    req: PayloadRequest,
    caller: { req: PayloadRequest; depth: 0; overrideAccess: false },
    id: string,
  ) => Promise<string>,
): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    marksOf(req).isRestore = true
    const caller = { req, depth: 0, overrideAccess: false } as const
    const message = await restore(req, caller, String(req.routeParams?.id))
    return Response.json({ message })
  },
})

const restoreOf = (slug: string) =>
  restoring(async (req, caller, id) => {
    const { payload } = req
    const collection = slug as VersionedSlug
    const { parent, version } = await payload.findVersionByID({ ...caller, collection, id })
    const { flattenedFields } = payload.collections[collection].config
    const restored = restoredFrom(req, flattenedFields, version)
    return saveRestored(restored, (each) =>
      payload.update({ ...caller, ...each, collection, id: parent, overrideLock: false }),
    )
  })

const restoreOfGlobal = (global: string) =>
  restoring(async (req, caller, id) => {
    const { payload } = req
    const slug = global as TextSlug
    const { version } = await payload.findGlobalVersionByID({ ...caller, slug, id })
    const config = payload.globals.config.find((each) => each.slug === slug)
    const restored = restoredFrom(req, config?.flattenedFields ?? [], version)
    return saveRestored(restored, (each) =>
      payload.updateGlobal({ ...caller, ...each, slug, overrideLock: false }),
    )
  })

const views = {
  edit: {
    versions: { Component: '/payload/components/versions/versions-view#VersionsView' },
  },
}

/** If only some fields are asked for, Payload drops the status, and then takes the text for unpublished. */
const keepStatus = { forceSelect: { _status: true as const } }

const versioned = <Config extends CollectionConfig | GlobalConfig>(
  config: Config,
  restore: (slug: string) => Endpoint,
): Config => {
  const { admin, endpoints, fields, slug } = config
  const { components } = admin ?? {}
  return {
    ...config,
    ...keepStatus,
    fields: [...fields, changedByField],
    endpoints: [...(endpoints || []), restore(slug)],
    admin: { ...admin, components: { ...components, views: { ...components?.views, ...views } } },
  }
}

/**
 * Names the author of each version, and restores versions as what they were. Payload's own way saves a draft as
 * the text of the page, which takes it off the site, and stores a global without validation.
 */
export const restorableVersions: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map((each) =>
    hasDraftsEnabled(each) ? versioned(each, restoreOf) : each,
  ),
  globals: globals.map((each) =>
    hasDraftsEnabled(each) ? versioned(each, restoreOfGlobal) : each,
  ),
})
