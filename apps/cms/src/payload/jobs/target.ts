import type { Payload, TypedUser } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import type { TaskSchedulePublish } from '../payload-types'

type Input = TaskSchedulePublish['input']
type ScheduledCollection = NonNullable<Input['doc']>['relationTo']
type ScheduledGlobal = NonNullable<Input['global']>

export type Target = { collection: ScheduledCollection; id: string } | { global: ScheduledGlobal }

interface StoredTarget {
  doc?: { relationTo: string; value: string } | null | undefined
  global?: string | null | undefined
}

const isScheduledCollection = ({ config }: Payload, slug: string): slug is ScheduledCollection =>
  config.collections.some((each) => each.slug === slug && hasScheduledPublishEnabled(each))

const isScheduledGlobal = ({ config }: Payload, slug: string): slug is ScheduledGlobal =>
  config.globals.some((each) => each.slug === slug && hasScheduledPublishEnabled(each))

/** Reads a target; `undefined` where nothing can be scheduled for it. */
export const targetOf = (payload: Payload, { doc, global }: StoredTarget): Target | undefined => {
  if (doc && isScheduledCollection(payload, doc.relationTo)) {
    return { collection: doc.relationTo, id: doc.value }
  }
  return global && isScheduledGlobal(payload, global) ? { global } : undefined
}

export interface NamedTarget {
  label: string
  href: string
  isInTrash: boolean
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export const nameTarget = async (
  payload: Payload,
  user: TypedUser,
  target: Target,
): Promise<NamedTarget | undefined> => {
  if ('global' in target) {
    const found = payload.config.globals.find(({ slug }) => slug === target.global)
    return { label: text(found?.label), href: `/cms/globals/${target.global}`, isInTrash: false }
  }
  const { collection, id } = target
  const doc = await payload.findByID({
    collection,
    id,
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!doc) return undefined
  const isInTrash = Boolean(doc.deletedAt)
  return {
    label: ('title' in doc ? doc.title : doc.name) || 'Untitled',
    href: `/cms/collections/${collection}/${isInTrash ? 'trash/' : ''}${id}`,
    isInTrash,
  }
}
