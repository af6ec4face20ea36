import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/button'

/**
 * The look and the place of a native popover: below the button that opens it, else above, else over the
 * whole window, where it scrolls if even that has too little room.
 */
export const popoverPanel = [
  'fixed m-auto max-h-[calc(100dvh-1rem)] w-max max-w-[min(20rem,100vw-2rem)] min-w-[min(13rem,100vw-2rem)] overflow-y-auto rounded-tile border border-transparent bg-float p-4 text-ink shadow-float open:animate-rise-in',
  'supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-0 supports-[position-area:bottom]:my-2 supports-[position-area:bottom]:[position-area:self-block-end_span-self-inline-start] supports-[position-area:bottom]:[position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline,span-all]',
].join(' ')

export type PopoverButtonProps = Omit<
  ComponentProps<'button'>,
  'aria-label' | 'popover' | 'children'
> & {
  /** The text of the button, which also names what it opens. */
  label: string
  /** The look of the button, as of a Button; `primary` by default. */
  variant?: 'primary' | 'secondary' | 'ghost'
  /** Shown in place of the text; `label` must contain its words. */
  shown?: ReactNode
  /** What it opens. */
  children: ReactNode
}

/**
 * A button that opens a few lines about itself, such as ways to share; a form belongs in a Dialog,
 * because a click outside closes this. It uses a native popover, which works before the scripts have
 * loaded. Browsers that cannot place it at the button show it in the middle of the window. Where there
 * is too little room for all of it, it scrolls.
 */
export const PopoverButton = ({
  label,
  variant = 'primary',
  shown,
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
        {...(shown ? { size: 'sm', 'aria-label': label, children: shown } : { children: label })}
      />
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={popoverPanel}
      >
        {children}
      </div>
    </>
  )
}
