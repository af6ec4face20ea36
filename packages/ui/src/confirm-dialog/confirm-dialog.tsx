import * as Primitive from '@radix-ui/react-alert-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button'
import { cn } from '../cn/cn'
import { dialogContent, dialogOverlay, showFocused } from '../dialog/dialog-parts'
import { useReturnFocus, type ReturnFocusTo } from '../hooks/keep-focus'
import { isComposing } from '../hooks/is-composing'
import { useLabels } from '../labels/labels'

export type ConfirmDialogProps = Omit<
  ComponentProps<typeof Primitive.Content>,
  'title' | 'children'
> & {
  /** Whether the dialog is open, if your code controls it; leave it out with a `trigger`. */
  open?: boolean
  /** Receives whether it is open now: `false` after Cancel or Escape. */
  onOpenChange?: (open: boolean) => void
  /** The question, with its verb and object: `Delete this address?` */
  title: ReactNode
  /** What confirming will do. */
  description?: ReactNode
  /** Further content below the description. */
  children?: ReactNode
  /** A verb that names the action, for example `Delete`. */
  confirmLabel: string
  /** `danger` for an action that cannot be undone. */
  tone?: 'default' | 'danger'
  /** The action is running; it continues when the dialog is closed. */
  loading?: boolean
  /** Runs the action, once even on a double click. */
  onConfirm: () => void
  /** Opens the dialog. Leave it out where `open` controls the dialog. */
  trigger?: ReactNode
  /** Gets the focus on closing if the element that had it is gone. By default its list row does, or the next row. */
  returnFocusTo?: ReturnFocusTo
}

/**
 * Asks for confirmation before an action that is hard to undo. The focus starts on Cancel, so that
 * Enter does no harm. Without `open` it closes when it is confirmed; with `open` it stays until `open` is
 * false. The focus returns to where it was before, or to the next row if its row was deleted. The dialog can
 * be closed at any time, even while loading, so that nobody is stuck waiting for a response.
 *
 * The title names what it is about and the button repeats the verb: OK can be clicked without reading
 * anything. If an action can be undone, do it at once and say so in a toast.
 */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  tone = 'default',
  loading = false,
  onConfirm,
  trigger,
  returnFocusTo,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  ...props
}: ConfirmDialogProps) => {
  const focusHandlers = useReturnFocus(returnFocusTo, { onOpenAutoFocus, onCloseAutoFocus })
  const { cancel = 'Cancel' } = useLabels()
  const confirmButton = (
    <Button
      variant={tone === 'danger' ? 'danger' : 'primary'}
      loading={loading}
      onClick={({ detail }) => {
        // The second click of a double click must not confirm again.
        if (detail < 2) onConfirm()
      }}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={dialogOverlay} />
        <Primitive.Content
          data-slot="confirm-dialog"
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            dialogContent,
            'gap-4 overflow-y-auto p-5 max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:max-w-md sm:p-6',
            className,
          )}
          onFocus={showFocused}
          {...focusHandlers}
          onEscapeKeyDown={(event) => {
            onEscapeKeyDown?.(event)
            if (isComposing(event)) event.preventDefault()
          }}
          {...props}
        >
          <div className="grid gap-2">
            <Primitive.Title className="text-lg">{title}</Primitive.Title>{' '}
            {description ? (
              <Primitive.Description className="text-ink-soft">{description}</Primitive.Description>
            ) : null}
          </div>
          {children}
          <div className="flex flex-wrap justify-end gap-2 pt-2 max-sm:*:flex-1">
            <Primitive.Cancel asChild>
              <Button variant="secondary">{cancel}</Button>
            </Primitive.Cancel>
            {open === undefined ? (
              <Primitive.Action asChild>{confirmButton}</Primitive.Action>
            ) : (
              confirmButton
            )}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
