import { describe, expect, it } from 'vitest'
import { guarded, withoutGuard } from './formula-guard'

describe('guarded', () => {
  it.each(['=1+1', '+63', '-5', '@ana', '\tx', '\rx', '＝1', "'=1", "''=1"])(
    'guards %j, and withoutGuard reads it back',
    (text) => {
      expect(guarded(text)).toBe(`'${text}`)
      expect(withoutGuard(guarded(text))).toBe(text)
    },
  )

  it.each(['Ana', "'Ana'", '5', '', 'a=b'])('leaves %j as it is, in both directions', (text) => {
    expect([guarded(text), withoutGuard(text)]).toEqual([text, text])
  })
})
