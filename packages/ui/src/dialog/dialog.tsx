import * as Primitive from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button'
import { cn } from '../cn/cn'
import { useReturnFocus, type ReturnFocusTo } from '../hooks/keep-focus'
import { isComposing } from '../hooks/is-composing'
import { XIcon } from '../icons/icons'
import { useLabels } from '../labels/labels'
import { dialogContent, dialogOverlay, showFocused } from './dialog-parts'

/** A click on a toast must not close the dialog below it. */
const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null

/** The first Escape closes a popover, such as a calendar, the second one the dialog around it. */
const isInPopover = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[popover]') !== null

export type DialogProps = ComponentProps<typeof Primitive.Root>

/** Contains the trigger and the content of a dialog. */
export const Dialog = Primitive.Root
/** Opens the dialog. Put a Button inside with `asChild`. */
export const DialogTrigger = Primitive.Trigger
/** Closes the dialog. Put a Button inside with `asChild`. */
export const DialogClose = Primitive.Close

export type DialogContentProps = Omit<
  ComponentProps<typeof Primitive.Content>,
  'title' | 'children'
> & {
  /** The heading, which names the dialog. */
  title: ReactNode
  /** One sentence below the heading, which screen readers say with it. */
  description?: ReactNode
  /** The buttons at the bottom. They stay visible while the content scrolls. */
  footer?: ReactNode
  /** The content between the heading and the buttons; it scrolls if it is long. */
  children?: ReactNode
  /** Gets the focus on closing if the element that had it is gone. By default its list row does, or the next row. */
  returnFocusTo?: ReturnFocusTo
}

/**
 * The panel of a dialog, in the middle of the window and on phones at the bottom: a short task on top
 * of the page, such as add, rename or invite. A long form is a Page, which has an address and survives
 * a reload; to ask for yes or no use a ConfirmDialog.
 *
 * The first field gets the focus, and only the content scrolls. A button in the `footer` that sends a
 * form in the content has the `form` attribute.
 */
export const DialogContent = ({
  title,
  description,
  footer,
  className,
  children,
  returnFocusTo,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onInteractOutside,
  onEscapeKeyDown,
  ...props
}: DialogContentProps) => {
  const focusHandlers = useReturnFocus(returnFocusTo, { onOpenAutoFocus, onCloseAutoFocus })
  const { close = 'Close' } = useLabels()
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={dialogOverlay} />
      <Primitive.Content
        data-slot="dialog-content"
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={cn(dialogContent, className)}
        onFocus={showFocused}
        {...focusHandlers}
        onInteractOutside={(event) => {
          onInteractOutside?.(event)
          if (isInToaster(event.target)) event.preventDefault()
        }}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event)
          if (isComposing(event) || isInPopover(event.target)) event.preventDefault()
        }}
        {...props}
      >
        <header className="grid gap-1 py-1 pt-5 pe-16 ps-5 sm:pt-6 sm:ps-6">
          <Primitive.Title className="text-lg">{title}</Primitive.Title>
          {description ? (
            <Primitive.Description className="text-ink-soft">{description}</Primitive.Description>
          ) : null}
        </header>
        <div className="min-h-0 flex-1 scroll-py-8 overflow-y-auto px-5 py-4 sm:px-6">
          {children}
        </div>
        {footer ? (
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4 max-sm:*:flex-1 sm:px-6">
            {footer}
          </footer>
        ) : null}
        {/* Last in the tab order, so that a dialog opens with the focus on its first field. */}
        <Primitive.Close asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={close}
            className="absolute top-3 inset-e-3 sm:top-4 sm:inset-e-4"
          >
            <XIcon />
          </Button>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  )
}
