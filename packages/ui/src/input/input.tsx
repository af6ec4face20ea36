import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { useFieldControl } from '../field/field-context'

/** The look of inputs, text areas and select triggers. */
export const controlVariants = cva(
  [
    'w-full min-w-0 rounded-control border border-line-control bg-surface text-ink',
    'transition-[border-color,background-color] placeholder:text-ink-soft',
    'hover:border-ink-soft focus-visible:outline-offset-1',
    'aria-invalid:border-danger aria-invalid:hover:border-danger',
    'disabled:border-line disabled:bg-sunken disabled:text-ink-faint',
  ],
  {
    variants: {
      // 17 px on touch screens: below 16 px iOS zooms the page when the control is focused.
      size: {
        sm: 'h-8 px-2.5 text-xs pointer-coarse:h-11 pointer-coarse:text-md',
        md: 'h-10 px-3 text-sm pointer-coarse:h-11 pointer-coarse:text-md',
        lg: 'h-12 px-4 text-md',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

/** Without `maxLength`, because the browser would silently cut pasted text; the form checks the length instead. */
export type InputProps = Omit<ComponentProps<'input'>, 'size' | 'maxLength'> & {
  /** The height: 32 px, 40 px by default, or 48 px; at least 44 px under a finger. */
  size?: VariantProps<typeof controlVariants>['size']
}

/**
 * One line of text, a number, an address or a date. `type`, `inputMode` and `autoComplete` bring the
 * right keyboard on a phone and let the browser fill it in, and its width says how much is expected. A
 * value that can be copied but not changed is `readOnly`, not `disabled`. Inside a Field it takes its
 * name, hint and error from the field.
 */
export const Input = ({ size, className, ...props }: InputProps) => {
  const field = useFieldControl(props)
  return (
    <input
      data-slot="input"
      type="text"
      {...props}
      {...field}
      className={cn(controlVariants({ size }), className)}
    />
  )
}
