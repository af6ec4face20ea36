import { defaultAudiences } from '@tropa/contract/calendar/audience'
import { expect, it } from 'vitest'
import type { StoredEvent } from '../read'
import { planImport } from './plan'

it('names groups of students as the team does, not by their ids', () => {
  const start = '2043-10-26'
  const stored: StoredEvent = {
    ...{ id: '1', title: 'Midterm', type: 'exam', hasType: true, tooltip: null },
    ...{ audience: ['regular'], start, end: start, isPublished: true, updatedAt: start },
  }
  const audiences = defaultAudiences.map((row) =>
    row._id === 'graduating' ? { ...row, name: 'Second years' } : row,
  )
  const values = { title: stored.title, start, audience: 'Second years' }
  const { rows } = planImport([{ place: 'Line 2', values }], [stored], {
    ...{ audiences, publish: false, defaultType: 'exam' },
  })
  expect(rows.map(({ notes }) => notes)).toEqual([['Audience: regular → Second years']])
})
