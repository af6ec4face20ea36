import type { RecordState } from '@tropa/contract/standing/decision'
import { describe, expect, it } from 'vitest'
import { canDecide, choicesFor } from './record-dialogs'

describe('choicesFor', () => {
  it.each<[RecordState, string[]]>([
    ['open', ['settled', 'withdrawn']],
    ['disputed', []],
    ['upheld', ['settled']],
    ['withdrawn', []],
    ['settled', []],
  ])('offers for %s only what the server takes and needs no reason to be read', (state, values) => {
    expect(choicesFor({ state }).map(({ value }) => value)).toEqual(values)
    expect(canDecide({ state })).toBe(values.length > 0)
  })
})
