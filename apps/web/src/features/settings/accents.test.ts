import { accents } from '@tropa/contract/settings/accents'
import { accents as swatches } from '@tropa/ui/accent'
import { expect, it } from 'vitest'

it('The swatches of the design system are the accents that the server takes', () => {
  expect(swatches.map(({ value }) => value)).toEqual(accents)
})
