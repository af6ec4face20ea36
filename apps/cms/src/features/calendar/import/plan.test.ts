import { defaultAudiences } from '@tropa/contract/calendar/audience'
import { expect, it } from 'vitest'
import type { StoredEvent } from '../read'
import { type FileRow, planImport, type PlanOptions } from './plan'

const start = '2043-10-26'

const midterm: StoredEvent = {
  ...{ id: '1', title: 'Midterm', type: 'exam', hasType: true, tooltip: null },
  ...{ audience: ['regular'], start, end: '2043-10-29', isPublished: true, updatedAt: start },
}

interface Beside extends Partial<Pick<PlanOptions, 'publish' | 'audiences'>> {
  draft?: StoredEvent | null
}

/** What the preview says of some rows, beside an event that may have a newer draft, or one that cannot be read. */
const previewOf = (
  values: FileRow['values'] | FileRow['values'][],
  { publish = false, draft = midterm, audiences = defaultAudiences }: Beside = {},
) => {
  const options = { audiences, publish, published: [midterm], defaultType: 'exam' } as const
  const file = [values].flat().map((each, index) => ({ place: `Line ${index + 2}`, values: each }))
  const { rows } = planImport(file, draft ? [draft] : [], options)
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

it('knows a published event whose newer draft has no title or day', () => {
  expect(previewOf({ title: midterm.title, start }, { draft: null })).toMatchObject([
    { status: 'unchanged', id: midterm.id },
  ])
})

it('takes a row for the newer draft first, and another row with the published title for a new event', () => {
  const draft = { ...midterm, title: 'Midterms', isPublished: false }
  const rows = [midterm.title, draft.title].map((title) => ({ title, start }))
  expect(previewOf(rows, { draft })).toMatchObject([
    { status: 'new' },
    { status: 'unchanged', id: midterm.id },
  ])
})

it('says what changes for visitors when a draft is published with a row', () => {
  const draft = { ...midterm, audience: [], isPublished: false }
  expect(previewOf({ title: midterm.title, start }, { draft, publish: true })).toMatchObject([
    { notes: ['Audience: regular → everyone', 'A draft that will be published'] },
  ])
})
