import { createLocalReq } from 'payload'
import { schedule } from '../features/schedule/panel-functions'
import { withPanelRequest } from '../payload/access/panel-request'
import { toStoredDate } from '../payload/fields/stored-date'
import { asOf } from './clock'
import type { Stage } from './stage'
import { demoData } from './data'

const { published, about, event } = demoData.panel

const write = async (stage: Stage, editor: string): Promise<void> => {
  const { payload, at, day } = stage
  const user = { ...stage.member(editor), collection: 'members' as const }
  const req = await createLocalReq({ user }, payload)
  const options = { overrideAccess: true, req } as const
  await asOf(at(published.at), () => {
    const data = { bio: published.bio, _status: 'published' } as const
    const where = { name: { equals: published.name } }
    return payload.update({ collection: 'team', where, data, ...options })
  })

  const rules = await payload.findGlobal({ slug: 'rules', depth: 0, ...options })
  const { changed, section, added } = demoData.rules
  const sections = rules.sections.map((each) =>
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
      data: { sections: [...paragraphs, { heading, body }], _status: 'draft' },
      draft: true,
      ...options,
    }),
  )
  await asOf(at(event.at), async () => {
    const { title } = event
    const start = toStoredDate(day(event.in))
    const data = { title, type: 'event', start, _status: 'draft' } as const
    const { id } = await payload.create({ collection: 'calendar', data, draft: true, ...options })
    const doc = { relationTo: 'calendar', value: id }
    await schedule({ req, type: 'publish', at: `${day(event.goesLiveIn)}T08:00`, doc })
  })
}

/** What the editor has done in the panel: published a person and the rules, and left two drafts, one of them scheduled. */
export const writePanel = (stage: Stage, editor: string): Promise<void> =>
  withPanelRequest({ address: '127.0.0.1' }, () => write(stage, editor))
