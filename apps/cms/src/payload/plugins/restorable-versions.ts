import { isRecord } from '@tropa/contract/is-record'
import { versionMessages } from '@tropa/contract/content/versions'
import {
  findVersionByIDOperation,
  findVersionByIDOperationGlobal,
  updateByIDOperation,
  updateOperationGlobal,
  type CollectionConfig,
  type Endpoint,
  type FlattenedField,
  type GlobalConfig,
  type PayloadRequest,
  type Plugin,
  type SelectType,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { changedByField } from '../fields/changed-by'
import { markRestore } from '../hooks/request-marks'
import type { globalSlugs, slugs } from '../slugs'

type VersionedSlug = (typeof slugs)['team' | 'calendar']

type TextSlug = (typeof globalSlugs)['home' | 'about' | 'rules']

/** The position has its own way of being published, and the rest is the server's. */
const notRestored = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'changedBy',
  '_order',
  '_status',
])

/** The fields of a version. Those that are empty in it are named too, so that they become empty again. */
const fieldsOf = (fields: readonly FlattenedField[], version: unknown): Record<string, unknown> => {
  const stored = isRecord(version) ? version : {}
  return Object.fromEntries(
    fields
      .filter(({ name }) => !notRestored.has(name))
      .map((field) => {
        const value = stored[field.name]
        if (field.type === 'group') return [field.name, fieldsOf(field.flattenedFields, value)]
        return [field.name, value ?? (field.type === 'array' ? [] : null)]
      }),
  )
}

interface CollectionVersion {
  parent: string | number
  version: unknown
}

interface Found {
  fields: readonly FlattenedField[]
  version: unknown
}

/** What is saved: a draft is restored as a draft, and a published version too where that is asked for. */
const restoredData = (req: PayloadRequest, { fields, version }: Found) => {
  const wasPublished = isRecord(version) && version._status === 'published'
  const draft = !wasPublished || req.searchParams.get('draft') === 'true'
  const status: 'draft' | 'published' = draft ? 'draft' : 'published'
  const data = { ...fieldsOf(fields, version), _status: status }
  return { draft, data }
}

const respond = (draft: boolean) =>
  Response.json({
    message: draft ? versionMessages.restoredAsDraft : versionMessages.restoredAndPublished,
  })

const idOf = ({ routeParams }: PayloadRequest) => String(routeParams?.id)

const restoreOf = (slug: string): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const collection = Object.values(req.payload.collections).find(
      ({ config }) => config.slug === slug,
    )
    if (!collection) return new Response(null, { status: 404 })
    const { parent, version }: CollectionVersion = await findVersionByIDOperation({
      collection,
      id: idOf(req),
      depth: 0,
      req,
    })
    const fields = collection.config.flattenedFields
    const { draft, data } = restoredData(req, { fields, version })
    markRestore(req)
    await updateByIDOperation<VersionedSlug>({
      collection,
      id: parent,
      data,
      draft,
      depth: 0,
      overrideLock: false,
      req,
    })
    return respond(draft)
  },
})

const restoreOfGlobal = (slug: string): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const globalConfig = req.payload.globals.config.find((each) => each.slug === slug)
    if (!globalConfig) return new Response(null, { status: 404 })
    const { version }: Pick<CollectionVersion, 'version'> = await findVersionByIDOperationGlobal({
      globalConfig,
      id: idOf(req),
      depth: 0,
      req,
    })
    const { draft, data } = restoredData(req, { fields: globalConfig.flattenedFields, version })
    markRestore(req)
    await updateOperationGlobal<TextSlug, SelectType>({
      slug,
      globalConfig,
      data,
      draft,
      depth: 0,
      req,
    })
    return respond(draft)
  },
})

const views = {
  edit: {
    versions: { Component: '/payload/components/versions/versions-view#VersionsView' },
  },
}

/** Payload drops the status where only some fields are asked for, and then takes the text for unpublished. */
const keepStatus = { forceSelect: { _status: true as const } }

const versionedCollection = (collection: CollectionConfig): CollectionConfig => {
  const { admin, endpoints, fields, slug } = collection
  return {
    ...collection,
    ...keepStatus,
    fields: [...fields, changedByField],
    endpoints: [...(endpoints || []), restoreOf(slug)],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: { ...admin?.components?.views, ...views },
      },
    },
  }
}

const versionedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  ...keepStatus,
  fields: [...global.fields, changedByField],
  endpoints: [...(global.endpoints || []), restoreOfGlobal(global.slug)],
  admin: { ...global.admin, components: { ...global.admin?.components, views } },
})

/**
 * Names the author of each version, and restores versions as what they were. Payload's own way saves a draft as
 * the text of the page, which takes it off the site, and stores a global without validation.
 */
export const restorableVersions: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map((each) =>
    hasDraftsEnabled(each) ? versionedCollection(each) : each,
  ),
  globals: globals.map((each) => (hasDraftsEnabled(each) ? versionedGlobal(each) : each)),
})
