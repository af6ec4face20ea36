import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { draw, metas } from '../testing/story-files'

it.each(metas)('$title is drawn on the server', (meta) => {
  expect(typeof window).toBe('undefined')
  expect(() => renderToString(draw(meta))).not.toThrow()
})
