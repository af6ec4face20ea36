import { describe, expect, it } from 'vitest'
import { rejectsBadTexts } from '../testing/bodies'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'
import { excuseDecision, excuseForm } from './excuse'

const valid = { kind: 'meeting', id: 'x', reason: 'My bus broke down.' }

describe('excuseForm', () => {
  rejectsBadTexts(excuseForm, valid, { field: 'reason', missing: 'Please tell us why.', max: 500 })

  it.each(rows([undefined, null, 'party', 5]))('rejects %j as its kind', (kind) => {
    expect(Object.keys(errorsOf(excuseForm, { ...valid, kind }))).toEqual(['kind'])
  })
})

describe('excuseDecision', () => {
  it.each(
    rows([
      { decision: 'accepted' },
      { decision: 'declined', note: '' },
      { decision: 'declined', note: 'Next time earlier, please.' },
    ]),
  )('accepts %j', (body) => {
    expect(accepted(excuseDecision, body)).toEqual(body)
  })

  it.each(rows([{}, { decision: 'open' }, { decision: 1 }]))('rejects %j', (body) => {
    expect(Object.keys(errorsOf(excuseDecision, body))).toEqual(['decision'])
  })

  it.each(rows([null, 5, [], 'a'.repeat(501), 'a\0']))('rejects the note %j', (note) => {
    const errors = errorsOf(excuseDecision, { decision: 'accepted', note })
    expect(Object.keys(errors)).toEqual(['note'])
  })
})
