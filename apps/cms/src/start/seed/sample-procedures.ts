import { settingsMessages } from '@tropa/contract/settings/choices'
import type { SampleCounts, SamplePart } from '@tropa/contract/settings/settings'
import type { Where } from 'payload'
import { changeRow, deleteRow, findRow, findRowById } from '../../database/rows'
import { inUnitOfWork, type Work } from '../../database/unit-of-work'
import { outsideTrash } from '../../payload/fields/deleted-at'
import type { ApiContext } from '../../rpc/context'
import { api } from '../../rpc/procedure'
import { findRemaining, type Remaining } from './remaining-sample'

const countsOf = ({ people, events, records, texts }: Remaining): SampleCounts => ({
  people: people.length,
  events: events.length,
  records: records.length,
  texts: texts.length,
})

type Write = (work: Work) => Promise<unknown>

/** Writes each row in its own transaction: together they would take too long for one of MongoDB. */
const writeEach = async (context: ApiContext, writes: readonly Write[]): Promise<void> => {
  for (const write of writes) await inUnitOfWork(context, write)
}

/** A second removal at the same moment may have been here first. */
const isStillThere = async (work: Work, collection: 'team' | 'calendar' | 'records', id: string) =>
  (await findRowById(work.payload, collection, id, work, outsideTrash)) !== null

const trash =
  (collection: 'team' | 'calendar', id: string): Write =>
  async (work) => {
    if (!(await isStillThere(work, collection, id))) return
    const data = { deletedAt: new Date().toISOString() }
    await work.payload.update({ collection, id, data, overrideAccess: true, depth: 0, req: work })
  }

/** Bypasses Payload, whose hook keeps the portrait of somebody in the trash: both go, and are restored one by one. */
const trashPortrait =
  (image: string): Write =>
  async (work) => {
    const others: Where = { and: [{ image: { equals: image } }, { deletedAt: { exists: false } }] }
    if (await findRow(work.payload, 'team', others, work)) return
    const picture = await findRow(work.payload, 'media', { id: { equals: image } }, work)
    if (!picture || picture.deletedAt) return
    await changeRow(work, 'media', image, { ...picture, deletedAt: new Date().toISOString() })
    work.audit({ action: 'trash', row: { collection: 'media', id: image, title: picture.alt } })
  }

const imageOf = ({ image }: Remaining['people'][number]) =>
  typeof image === 'string' ? image : image.id

const writesOf: Record<SamplePart, (remaining: Remaining) => Write[]> = {
  people: ({ people }) =>
    people.flatMap((person) => [trash('team', person.id), trashPortrait(imageOf(person))]),
  events: ({ events }) => events.map(({ id }) => trash('calendar', id)),
  records: ({ records }) =>
    records.map(({ id, name }) => async (work) => {
      if (!(await isStillThere(work, 'records', id))) return
      await deleteRow(work, 'records', id)
      work.audit({ action: 'delete', row: { collection: 'records', id, title: name } })
    }),
  texts: ({ texts }) =>
    texts.map((slug) => async (work) => {
      const { payload } = work
      const options = { slug, overrideAccess: true, req: work }
      // Unpublishing makes the newest draft the text, so empty it first, or the sample would wait to be published.
      await payload.updateGlobal({ ...options, data: { sections: [] }, draft: true })
      await payload.updateGlobal({ ...options, data: { _status: 'draft' } })
    }),
}

export const sampleProcedures = {
  sample: api.settings.sample.handler(async ({ context: { payload } }) =>
    countsOf(await findRemaining(payload)),
  ),

  removeSample: api.settings.removeSample.handler(async ({ context, input }) => {
    const remaining = await findRemaining(context.payload)
    for (const part of new Set(input.parts)) {
      await writeEach(context, writesOf[part](remaining))
    }
    const data = countsOf(await findRemaining(context.payload))
    return { message: settingsMessages.sampleRemoved, data }
  }),
}
