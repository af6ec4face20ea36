import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { useFieldControl } from '../field/field-context'
import { ChevronDownIcon } from '../icons/icons'
import { controlVariants } from '../input/input'

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'size'>

/**
 * The browser's own select, which works before the scripts have loaded and is quick on phones. An empty
 * first option says that nothing has been chosen yet. Inside a Field it takes its name, hint and error
 * from the field. Ref and props go to the select, `className` to the element around it.
 */
export const NativeSelect = ({ className, ...props }: NativeSelectProps) => {
  const field = useFieldControl(props)
  return (
    <span className={cn('relative block', className)}>
      <select
        data-slot="native-select"
        {...props}
        {...field}
        className={cn(
          controlVariants(),
          'cursor-pointer appearance-none truncate pe-10 pointer-coarse:pe-10',
        )}
      />
      <ChevronDownIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 inset-e-3 size-4 -translate-y-1/2"
      />
    </span>
  )
}
