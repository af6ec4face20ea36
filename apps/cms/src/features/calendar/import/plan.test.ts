import { defaultAudiences } from '@tropa/contract/calendar/audience'
import { expect, it } from 'vitest'
import type { StoredEvent } from '../read'
import { type FileRow, planImport } from './plan'

const start = '2043-10-26'

const midterm: StoredEvent = {
  ...{ id: '1', title: 'Midterm', type: 'exam', hasType: true, tooltip: null },
  ...{ audience: ['regular'], start, end: '2043-10-29', isPublished: true, updatedAt: start },
}

/** What the preview says of one row, beside an event that may be newer than what visitors see. */
const previewOf = (
  values: FileRow['values'],
  { publish = false, draft = midterm, audiences = [...defaultAudiences] } = {},
) => {
  const options = { audiences, publish, published: [midterm], defaultType: 'exam' } as const
  const { rows } = planImport([{ place: 'Line 2', values }], [draft], options)
  return rows.map(({ status, id, event, notes }) => ({ status, id, end: event?.end, notes }))
}

it('names groups of students as the team does, not by their ids', () => {
  const audiences = defaultAudiences.map((row) =>
    row._id === 'graduating' ? { ...row, name: 'Second years' } : row,
  )
  const values = { title: midterm.title, start, audience: 'Second years' }
  expect(previewOf(values, { audiences })).toMatchObject([
    { notes: ['Audience: regular → Second years'] },
  ])
})

it('keeps how long an event is if the file has no column for its last day', () => {
  const unchanged = { status: 'unchanged', end: midterm.end, notes: [] }
  expect(previewOf({ title: midterm.title, start })).toMatchObject([unchanged])
  expect(previewOf({ title: midterm.title, start, end: '' })).toMatchObject([
    { status: 'changed', end: start },
  ])
})

it('knows an event by the title that visitors read, whatever its newer draft says', () => {
  const draft = { ...midterm, title: 'Midterms', isPublished: false }
  expect(previewOf({ title: midterm.title, start }, { draft })).toMatchObject([
    { status: 'changed', id: midterm.id, notes: ['Title: Midterms → Midterm'] },
  ])
})

it('says what changes for visitors when a draft is published with a row', () => {
  const draft = { ...midterm, audience: [], isPublished: false }
  expect(previewOf({ title: midterm.title, start }, { draft, publish: true })).toMatchObject([
    { notes: ['Audience: regular → everyone', 'A draft that will be published'] },
  ])
})
