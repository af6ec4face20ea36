import { describe, expectTypeOf, it } from 'vitest'
import type { ButtonProps } from './button'

describe('ButtonProps', () => {
  it('requires an aria-label for a button with only an icon', () => {
    expectTypeOf<{ size: 'icon' }>().not.toExtend<ButtonProps>()
    expectTypeOf<{ size: 'icon-sm' }>().not.toExtend<ButtonProps>()
    expectTypeOf<{ size: 'icon'; 'aria-label': string }>().toExtend<ButtonProps>()
  })

  it('does not require an aria-label for a button with text', () => {
    expectTypeOf<{ size: 'md' }>().toExtend<ButtonProps>()
  })
})
