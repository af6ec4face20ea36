import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { assigneeOptions, normaliseAssignees } from '../team/assignee'
import { byId } from '../procedure-builders'
import { defaultTeamNames } from '../settings/teams'
import { rejectsBadTexts } from '../testing/bodies'
import { sampleTodoForm } from '../testing/sample-todo'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'
import {
  editedTodoFor,
  newTodoFor,
  priorities,
  reminderMessages,
  todoContract,
  todoForm,
  todoFormOn,
  todoMessages,
} from './todo'

const body = newTodoFor(defaultTeamNames)

const valid = { ...sampleTodoForm, deadline: '2026-08-17' }

const chooseSomebody = 'Please choose at least one assignee.'
const selectDeadline = 'Please select a deadline.'
const selectPriority = 'Please choose a priority.'
const differ = 'The assignees and their text must name the same teams.'

const without = (field: keyof typeof valid) =>
  Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field))

describe('todoContract.create', () => {
  it('accepts a complete to-do', () => {
    expect(accepted(body, valid)).toEqual(valid)
  })

  it('reports every missing field in the order of the form', () => {
    expect(Object.entries(errorsOf(body, {}))).toEqual([
      ['title', 'Please enter task title.'],
      ['assignees', chooseSomebody],
      ['desc', 'Please provide a task description'],
      ['deadline', selectDeadline],
      ['priority', selectPriority],
      ['assignee', chooseSomebody],
    ])
  })

  rejectsBadTexts(body, valid, { field: 'title', missing: 'Please enter task title.', max: 120 })
  rejectsBadTexts(body, valid, {
    field: 'desc',
    missing: 'Please provide a task description',
    max: 1000,
  })
})

describe('deadline of todoContract.create', () => {
  it('is cut to its date', () => {
    const withTime = { ...valid, deadline: '2026-08-17T23:30:00-12:00' }
    expect(accepted(body, withTime)).toEqual(valid)
  })

  it.each(rows([null, '2026-02-30']))('rejects %j', (deadline) => {
    expect(errorsOf(body, { ...valid, deadline })).toEqual({ deadline: selectDeadline })
  })

  it('accepts a past day, because only the server knows what today is', () => {
    expect(errorsOf(body, { ...valid, deadline: '2001-01-01' })).toEqual({})
    expect(todoMessages.deadlinePassed).toBe('The deadline cannot be before today.')
  })
})

describe('priority of todoContract.create', () => {
  it.each(priorities)('accepts %s', (priority) => {
    expect(errorsOf(body, { ...valid, priority })).toEqual({})
  })

  it.each(rows([null, '', 'low', 'Urgent', ['Low'], '__proto__']))('rejects %j', (priority) => {
    expect(errorsOf(body, { ...valid, priority })).toEqual({ priority: selectPriority })
  })
})

describe('assignees of todoContract.create', () => {
  it.each(rows([undefined, null, [], 'Heads', {}, 5]))('rejects %j', (assignees) => {
    expect(errorsOf(body, { ...valid, assignees })).toEqual({ assignees: chooseSomebody })
  })

  it.each(rows(['heads', 'Dev', 'Marketing Team', '', 5, null, ['Heads'], { $ne: '' }]))(
    'rejects a list that contains %j',
    (name) => {
      expect(errorsOf(body, { ...valid, assignees: ['Dev Team', name] })).toEqual({
        assignees: chooseSomebody,
      })
    },
  )

  it('accepts duplicates and any order', () => {
    const assignees = ['Docu Team', 'Dev Team', 'Docu Team']
    expect(accepted(body, { ...valid, assignees })).toEqual(valid)
  })
})

describe('assignee of todoContract.create', () => {
  it.each(rows([null, 5, ['Dev Team'], '', 'Marketing Team', 'Dev Team, ', 'dev team']))(
    'rejects %j',
    (assignee) => {
      expect(errorsOf(body, { ...valid, assignee })).toEqual({ assignee: chooseSomebody })
    },
  )

  it('accepts a list and a text exactly when both name the same teams', () => {
    const some = fc.shuffledSubarray(assigneeOptions(), { minLength: 1 })
    fc.assert(
      fc.property(some, some, (list, named) => {
        const errors = errorsOf(body, { ...valid, assignees: list, assignee: named.join(', ') })
        const same = normaliseAssignees(list).join() === normaliseAssignees(named).join()
        expect(errors).toEqual(same ? {} : { assignee: differ })
      }),
      { numRuns: 1000 },
    )
  })

  it('is compared with the list only once both are valid', () => {
    const wrong = { ...valid, assignees: [], assignee: 'Heads' }
    expect(errorsOf(body, wrong)).toEqual({ assignees: chooseSomebody })
  })
})

describe('todoFormOn', () => {
  it.each([
    ['2026-08-17', {}],
    ['2026-08-16', { deadline: 'The deadline cannot be before today.' }],
  ])('judges the deadline %s on 2026-08-17', (deadline, errors) => {
    expect(errorsOf(todoFormOn('2026-08-17'), { ...without('assignee'), deadline })).toEqual(errors)
  })
})

describe('todoForm', () => {
  it('has no assignee text, which is made from the list', () => {
    expect(accepted(todoForm, without('assignee'))).toEqual(without('assignee'))
  })
})

const params = { id: 'x' }

describe('todoContract.edit', () => {
  const edit = z.extend(byId, { body: editedTodoFor(defaultTeamNames) })
  const edited = (override: Record<string, unknown>) => ({
    params,
    body: { ...valid, version: 1, askAgain: true, ...override },
  })

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

describe.each([
  ['acknowledge', [undefined, {}, { version: 2 }], [null, 'x', { version: null }, { version: 0 }]],
  [
    'remind',
    [undefined, {}, { userIds: [] }, { userIds: ['a', 'b'] }],
    [null, 'x', { userIds: null }, { userIds: 'a' }, { userIds: [1] }],
  ],
] as const)('todoContract.%s', (call, good, bad) => {
  const input = todoContract[call]['~orpc'].inputSchema
  const errors = (sent: unknown) =>
    errorsOf(input, { params, ...(sent === undefined ? {} : { body: sent }) })

  it.each(rows([...good]))('accepts the body %j', (sent) => expect(errors(sent)).toEqual({}))

  it.each(rows([...bad]))('rejects the body %j', (sent) => expect(errors(sent)).not.toEqual({}))
})

describe('reminderMessages.handedOver', () => {
  it.each([
    [1, 'Reminder handed over for 1 member'],
    [3, 'Reminder handed over for 3 members'],
  ])('counts %i', (count, text) => {
    expect(reminderMessages.handedOver(count)).toBe(text)
  })
})
