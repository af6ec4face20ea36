import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/button'
import { cn } from '../cn/cn'

export type PopoverButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'popover'> & {
  /** The text of the button, which also names what it opens. */
  label: string
  variant?: 'primary' | 'secondary' | 'ghost'
  /** Shown in the place of the text. */
  icon?: ReactNode
  /** What it opens. */
  children: ReactNode
}

/**
 * A button that opens a few lines about itself. It uses a native popover, which works before the
 * scripts have loaded and closes on Escape or a click outside. Browsers that cannot place it at the
 * button show it in the middle of the window. Where there is too little room for all of it, it scrolls.
 */
export const PopoverButton = ({
  label,
  variant,
  icon,
  className,
  children,
  ...props
}: PopoverButtonProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        data-slot="popover-button"
        variant={variant}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        className={className}
        {...props}
        {...(icon ? { size: 'icon-sm', 'aria-label': label, children: icon } : { children: label })}
      />
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={cn(
          'fixed m-auto max-h-[calc(100%-1rem)] w-max max-w-[min(20rem,100vw-2rem)] min-w-[min(13rem,100vw-2rem)] overflow-y-auto rounded-tile border border-transparent bg-float p-4 text-ink shadow-float open:animate-rise-in',
          'supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-0 supports-[position-area:bottom]:my-2 supports-[position-area:bottom]:[position-area:bottom_span-left] supports-[position-area:bottom]:[position-try-fallbacks:flip-inline,flip-block] supports-[position-area:bottom]:[position-try-order:most-height]',
        )}
      >
        {children}
      </div>
    </>
  )
}
