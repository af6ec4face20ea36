import { describe, expect, it } from 'vitest'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'
import { rollCallContract, rollCallForm } from './roll-call'

const save = rollCallContract.save['~orpc'].inputSchema
const at = (body: unknown) => ({ params: { kind: 'meeting', id: 'x' }, body })
const marks = (...list: unknown[]) => ({ marks: list })
const of = (mark: unknown, minutes?: unknown) => ({
  userId: 'a',
  mark,
  ...(minutes !== undefined && { minutes }),
})

describe('rollCallForm', () => {
  it.each(
    rows([
      [],
      [of('present')],
      [of('late', 1)],
      [of('late', 600)],
      [of('absent'), { ...of('missed'), userId: 'b' }],
    ]),
  )('accepts %j', (list) => {
    expect(accepted(save, at({ marks: list }))).toEqual(at({ marks: list }))
  })

  it.each(
    rows([
      {},
      { marks: 'x' },
      marks('present'),
      marks({ mark: 'present' }),
      marks({ userId: 1, mark: 'present' }),
      marks(of(undefined)),
      marks(of('Present')),
      marks(of('late')),
      marks(of('late', 0)),
      marks(of('late', 601)),
      marks(of('late', 1.5)),
      marks(of('present', 5)),
      marks(of('present'), of('absent')),
    ]),
  )('rejects %j at the marks', (body) => {
    expect(Object.keys(errorsOf(rollCallForm, body))).toEqual(['marks'])
  })

  it.each(rows([undefined, null, [], 'x']))('rejects %j instead of an object', (body) => {
    expect(errorsOf(save, at(body))).toEqual({ body: 'Please check the fields.' })
  })
})
