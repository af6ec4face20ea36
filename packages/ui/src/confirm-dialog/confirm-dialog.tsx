import * as Primitive from '@radix-ui/react-alert-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button'
import { cn } from '../cn/cn'
import { dialogContent, dialogOverlay } from '../dialog/dialog-styles'

export type ConfirmDialogProps = Omit<
  ComponentProps<typeof Primitive.Content>,
  'title' | 'children'
> & {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** The question. */
  title: ReactNode
  /** What follows from a yes. */
  description?: ReactNode
  /** More to look at before answering. */
  children?: ReactNode
  /** The yes, as a verb of what will happen. */
  confirmLabel: string
  cancelLabel?: string
  /** A yes that cannot be taken back is `danger`. */
  tone?: 'default' | 'danger'
  /** The yes is being carried out: the dialog waits. It closes when `open` turns false. */
  loading?: boolean
  onConfirm: () => void
  /** What opens the dialog, where it is not opened from outside. */
  trigger?: ReactNode
}

/** Asks before something that is hard to take back. The focus starts on the way out. */
export const ConfirmDialog = ({
  open,
  defaultOpen,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'default',
  loading = false,
  onConfirm,
  trigger,
  className,
  onEscapeKeyDown,
  ...props
}: ConfirmDialogProps) => (
  <Primitive.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
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
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event)
          if (loading) event.preventDefault()
        }}
        {...props}
      >
        <div className="grid gap-2">
          <Primitive.Title className="text-lg">{title}</Primitive.Title>
          {description ? (
            <Primitive.Description className="text-ink-soft">{description}</Primitive.Description>
          ) : null}
        </div>
        {children}
        <div className="flex flex-wrap justify-end gap-2 pt-2 max-sm:*:flex-1">
          <Primitive.Cancel asChild>
            <Button variant="secondary" disabled={loading}>
              {cancelLabel}
            </Button>
          </Primitive.Cancel>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={loading}
            onClick={({ detail }) => {
              // The second half of a double click is not another yes.
              if (detail < 2) onConfirm()
            }}
          >
            {confirmLabel}
          </Button>
        </div>
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
)
