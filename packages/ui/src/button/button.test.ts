import { describe, expectTypeOf, it } from 'vitest'
import type { ButtonProps } from './button'

describe('a button that shows only an icon', () => {
  it('does not compile without a label', () => {
    expectTypeOf<{ size: 'icon' }>().not.toExtend<ButtonProps>()
    expectTypeOf<{ size: 'icon-sm' }>().not.toExtend<ButtonProps>()
    expectTypeOf<{ size: 'icon'; 'aria-label': string }>().toExtend<ButtonProps>()
  })

  it('is the only kind that needs one', () => {
    expectTypeOf<{ size: 'md' }>().toExtend<ButtonProps>()
  })
})
