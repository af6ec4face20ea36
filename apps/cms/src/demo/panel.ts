import { createLocalReq } from 'payload'
import { schedule } from '../features/schedule/panel-functions'
import { toStoredDate } from '../payload/fields/stored-date'
import { asOf } from './clock'
import type { Stage } from './stage'
import { term } from './term'

const { published, about, event, scheduled } = term.panel

/** What the editor has done in the panel: published rules and a person, two drafts, and a change that is scheduled. */
export const writePanel = async (stage: Stage, editor: string): Promise<void> => {
  const { payload, at, day } = stage
  const user = { ...stage.member(editor), collection: 'members' as const }
  const req = await createLocalReq({ user }, payload)
  const options = { overrideAccess: true, req } as const
  const personId = async (name: string) => {
    const { docs } = await payload.find({ collection: 'team', where: { name: { equals: name } } })
    return docs[0]?.id ?? ''
  }

  await asOf(at(published.at), async () => {
    const { name, bio } = published
    const data = { bio, _status: 'published' } as const
    await payload.update({ collection: 'team', id: await personId(name), data, ...options })
  })

  const rules = await payload.findGlobal({ slug: 'rules', depth: 0, ...options })
  const { changed, section, added } = term.rules
  const sections = (rules.sections ?? []).map((each) =>
    each.heading === section ? { ...each, body: `${each.body}\n\n${added}` } : each,
  )
  const lastUpdated = stage.day(-Number(changed.split(' ')[0]))
  await asOf(at(changed), () =>
    payload.updateGlobal({
      slug: 'rules',
      data: { ...rules, lastUpdated, sections, _status: 'published' },
      ...options,
    }),
  )

  const { sections: paragraphs } = await payload.findGlobal({ slug: 'about', depth: 0, ...options })
  const { heading, body } = about
  await asOf(at(about.at), () =>
    payload.updateGlobal({
      slug: 'about',
      data: { sections: [...(paragraphs ?? []), { heading, body }], _status: 'draft' },
      draft: true,
      ...options,
    }),
  )
  await asOf(at(event.at), () =>
    payload.create({
      collection: 'calendar',
      data: {
        title: event.title,
        type: 'event',
        start: toStoredDate(day(event.in)),
        _status: 'draft',
      },
      draft: true,
      ...options,
    }),
  )
  await asOf(at(scheduled.at), async () => {
    const id = await personId(scheduled.name)
    const data = { bio: scheduled.bio, _status: 'draft' } as const
    await payload.update({ collection: 'team', id, data, draft: true, ...options })
    const doc = { relationTo: 'team', value: id }
    await schedule({ req, type: 'publish', at: `${day(scheduled.in)}T08:00`, doc })
  })
}
