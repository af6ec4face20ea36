import { expect, it } from 'vitest'
import { exampleCode } from '../docs/example-code'

it('imports what the code of a story needs once, although Storybook asks twice', () => {
  const code = '<Pagination page={1} onPageChange={function dX(){}} />'
  const once = exampleCode(['pagination'], code)
  expect(once).toBe(
    "import { Pagination } from '@tropa/ui/pagination'\n\n<Pagination page={1} onPageChange={() => undefined} />\n",
  )
  expect(exampleCode(['pagination'], once)).toBe(once)
})
