import { paths } from '@tropa/contract/pages'
import type { Payload, TypedUser } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { z } from 'zod'
import type { TaskSchedulePublish } from '../payload-types'

type Input = TaskSchedulePublish['input']

/** A document or a page, as Payload's task stores it. */
export const storedTarget = z.object({
  doc: z.object({ relationTo: z.string(), value: z.string() }).nullish(),
  global: z.string().nullish(),
})

export type StoredTarget = z.infer<typeof storedTarget>

/** A target that can be scheduled. */
export interface Target extends StoredTarget {
  doc?: { relationTo: NonNullable<Input['doc']>['relationTo']; value: string } | null | undefined
  global?: Input['global'] | undefined
}

export const isSchedulable = ({ config }: Payload, target: StoredTarget): target is Target => {
  const slug = target.doc ? target.doc.relationTo : target.global
  const all = target.doc ? config.collections : config.globals
  return all.some((each) => each.slug === slug && hasScheduledPublishEnabled(each))
}

export interface NamedTarget {
  label: string
  href: string
  isInTrash: boolean
}

/** A label of Payload's if it is a text, or else an empty one. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export const nameTarget = async (
  payload: Payload,
  user: TypedUser,
  target: Target,
): Promise<NamedTarget | undefined> => {
  if (!target.doc) {
    const found = payload.config.globals.find(({ slug }) => slug === target.global)
    return {
      label: textOf(found?.label),
      href: `${paths.panel}/globals/${target.global}`,
      isInTrash: false,
    }
  }
  const { relationTo: collection, value: id } = target.doc
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
    href: `${paths.panel}/collections/${collection}/${isInTrash ? 'trash/' : ''}${id}`,
    isInTrash,
  }
}
