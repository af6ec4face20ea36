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

  it.each([
    ['Ana;=1', "Ana;'=1"],
    ['One:\n- two\n=3', "One:\n'- two\n'=3"],
    ["a;'=1", "a;''=1"],
    ['Ann;"=1', 'Ann;\'"=1'],
  ])('guards %j also where some countries separate cells, and reads it back', (text, safe) => {
    expect([guarded(text), withoutGuard(safe)]).toEqual([safe, text])
  })

  it('writes a blank for a control character, and keeps tabs and line breaks', () => {
    expect(guarded('One\u000btwo\u0008\u007f\u0085\n\tthree\r\n')).toBe('One two   \n\tthree\r\n')
    expect(guarded('=1\u000b')).toBe("'=1 ")
  })
})
