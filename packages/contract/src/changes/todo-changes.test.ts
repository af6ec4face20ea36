import { describe, expect, it } from 'vitest'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'
import { todoContract } from '../todo'

const params = { id: 'x' }

const text = {
  title: 'Write the report',
  assignees: ['Heads'],
  assignee: 'Heads',
  desc: 'Chapters one to three.',
  deadline: '2026-08-17',
  priority: 'High',
}

const edit = todoContract.edit['~orpc'].inputSchema
const acknowledge = todoContract.acknowledge['~orpc'].inputSchema

const edited = (override: Record<string, unknown>) => ({
  params,
  body: { ...text, version: 1, askAgain: true, ...override },
})

describe('todoContract.edit', () => {
  it('accepts the fields of a new to-do with a version and whether to ask again', () => {
    expect(accepted(edit, edited({ version: 3 }))).toEqual(edited({ version: 3 }))
  })

  it('rejects assignees that differ from their text, as a new to-do does', () => {
    expect(Object.keys(errorsOf(edit, edited({ assignee: 'Dev Team' })))).toEqual(['body'])
  })

  it.each(rows([undefined, null, 0, -1, 1.5, '', 'one', {}, [1]]))(
    'rejects the version %j',
    (version) => {
      expect(errorsOf(edit, edited({ version }))).not.toEqual({})
    },
  )

  it.each(rows([undefined, null, 'true', 1, {}]))(
    'rejects %j for whether to ask again',
    (askAgain) => {
      expect(errorsOf(edit, edited({ askAgain }))).not.toEqual({})
    },
  )
})

describe('todoContract.acknowledge', () => {
  it.each(rows([{ params }, { params, body: {} }, { params, body: { version: 2 } }]))(
    'accepts %j',
    (input) => {
      expect(errorsOf(acknowledge, input)).toEqual({})
    },
  )

  it.each(rows([null, 'x', { version: null }, { version: 0 }]))('rejects the body %j', (body) => {
    expect(errorsOf(acknowledge, { params, body })).not.toEqual({})
  })
})
