import * as Primitive from '@radix-ui/react-dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { CheckIcon } from '../icons/icons'
import { listPanel, listRow } from '../option/list-styles'

export type DropdownMenuProps = ComponentProps<typeof Primitive.Root>

/** Contains the trigger and the content of a menu. It does not block the page behind it. */
export const DropdownMenu = (props: DropdownMenuProps) => (
  <Primitive.Root modal={false} {...props} />
)
/** Opens the menu. Put a Button inside with `asChild`. */
export const DropdownMenuTrigger = Primitive.Trigger

export type DropdownMenuContentProps = ComponentProps<typeof Primitive.Content>

/** The panel of a menu. The trigger names it. */
export const DropdownMenuContent = ({ className, ...props }: DropdownMenuContentProps) => (
  <Primitive.Portal>
    <Primitive.Content
      data-slot="dropdown-menu-content"
      side="bottom"
      align="start"
      sideOffset={6}
      collisionPadding={12}
      className={cn(
        listPanel,
        'z-50 min-w-44 p-1 data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
        className,
      )}
      {...props}
    />
  </Primitive.Portal>
)

export type DropdownMenuItemProps = ComponentProps<typeof Primitive.Item> & {
  /** `danger` for an action that cannot be undone. */
  tone?: 'default' | 'danger'
}

/** An action, or a link with `asChild`. */
export const DropdownMenuItem = ({
  tone = 'default',
  className,
  ...props
}: DropdownMenuItemProps) => (
  <Primitive.Item
    data-slot="dropdown-menu-item"
    className={cn(
      listRow,
      tone === 'danger' && 'text-danger data-highlighted:text-red-text',
      className,
    )}
    {...props}
  />
)

export type DropdownMenuCheckboxItemProps = ComponentProps<typeof Primitive.CheckboxItem>

/** An item that can be checked. */
export const DropdownMenuCheckboxItem = ({
  className,
  children,
  ...props
}: DropdownMenuCheckboxItemProps) => (
  <Primitive.CheckboxItem
    data-slot="dropdown-menu-checkbox-item"
    className={cn(listRow, 'pe-9', className)}
    {...props}
  >
    {children}
    <Primitive.ItemIndicator className="absolute inset-e-2.5">
      <CheckIcon />
    </Primitive.ItemIndicator>
  </Primitive.CheckboxItem>
)

export type DropdownMenuLabelProps = ComponentProps<typeof Primitive.Label>

/** A heading for the items below it. */
export const DropdownMenuLabel = ({ className, ...props }: DropdownMenuLabelProps) => (
  <Primitive.Label
    data-slot="dropdown-menu-label"
    className={cn('px-2.5 pt-2 pb-1 text-xs font-semibold text-ink-soft', className)}
    {...props}
  />
)

export type DropdownMenuSeparatorProps = ComponentProps<typeof Primitive.Separator>

/** A line between groups of items. */
export const DropdownMenuSeparator = ({ className, ...props }: DropdownMenuSeparatorProps) => (
  <Primitive.Separator
    data-slot="dropdown-menu-separator"
    className={cn('-mx-1 my-1 h-px bg-line', className)}
    {...props}
  />
)
