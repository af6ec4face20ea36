import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Primitive from '@radix-ui/react-dropdown-menu'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/button'
import { cn } from '../cn/cn'
import { CheckIcon, ChevronDownIcon } from '../icons/icons'
import { listPanel, listRow, type Option } from '../option/option'

export type DropdownMenuProps = Omit<ComponentProps<'button'>, 'aria-label' | 'id' | 'children'> & {
  /** The text of the button, which also names the menu. */
  label: string
  /** The look of the button, as of a Button; `secondary` by default. */
  variant?: 'primary' | 'secondary' | 'ghost'
  /** Shown instead of the text and its arrow. */
  icon?: ReactNode
  /** The items. */
  children: ReactNode
}

/**
 * A button that opens a list of actions, such as what is done rarely to a row, or a choice that counts at
 * once. One or two actions are a Button each; a value of a form is a Select; links through the site are a
 * FloatingBarMenu, which works before the scripts have loaded. The page behind it stays usable. Ref and
 * props go to the button.
 *
 * Items are short verbs. What cannot be undone stands last, behind a DropdownMenuSeparator, and asks in a
 * ConfirmDialog.
 */
export const DropdownMenu = ({
  label,
  variant = 'secondary',
  icon,
  ref,
  className,
  children,
  ...props
}: DropdownMenuProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const refs = useComposedRefs(button, ref)
  return (
    <Primitive.Root modal={false} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger
        asChild
        // Radix opens when a finger comes down, which may be the start of scrolling.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!open)}
      >
        <Button
          ref={refs}
          data-slot="dropdown-menu"
          variant={variant}
          className={className}
          {...props}
          {...(icon
            ? { size: 'icon-sm', 'aria-label': label, children: icon }
            : { wrap: true, children: [label, <ChevronDownIcon key="arrow" aria-hidden />] })}
        />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={icon ? 'end' : 'start'}
          sideOffset={4}
          collisionPadding={12}
          className={cn(
            listPanel,
            'z-top max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto p-1 outline-none data-[state=open]:animate-fade-in',
          )}
          onClickCapture={({ target }) => {
            // A dialog that the item opens returns the focus to the button: the item is gone then.
            const item = '[role^=menuitem]:not([data-disabled])'
            if (target instanceof Element && target.closest(item)) button.current?.focus()
          }}
          onInteractOutside={(event) => {
            // The button itself closes what it has opened.
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            // The chosen item may have opened a dialog, which then has the focus.
            if (document.activeElement !== document.body) event.preventDefault()
          }}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export type DropdownMenuItemProps = ComponentProps<typeof Primitive.Item> & {
  /** `danger` for an action that cannot be undone. */
  tone?: 'default' | 'danger'
}

/** An action; `onSelect` runs it and closes the menu. */
export const DropdownMenuItem = ({
  tone = 'default',
  className,
  ...props
}: DropdownMenuItemProps) => (
  <Primitive.Item
    data-slot="dropdown-menu-item"
    className={cn(listRow, tone === 'danger' && 'text-danger', className)}
    {...props}
  />
)

export type DropdownMenuRadioItemsProps<V extends string> = Omit<
  ComponentProps<typeof Primitive.RadioGroup>,
  'value' | 'onValueChange' | 'children'
> & {
  /** What can be chosen, from top to bottom. */
  options: readonly Option<V>[]
  /** The chosen value, which has a tick. */
  value: V
  /** Receives the value that was just chosen; the menu closes. */
  onValueChange: (value: V) => void
}

/** A single choice that takes effect at once. Its `aria-label` says what is chosen. */
export const DropdownMenuRadioItems = <V extends string>({
  options,
  onValueChange,
  ...props
}: DropdownMenuRadioItemsProps<V>) => (
  <Primitive.RadioGroup data-slot="dropdown-menu-radio-items" {...props}>
    {options.map(({ value, label }) => (
      <Primitive.RadioItem
        key={value}
        value={value}
        onSelect={() => onValueChange(value)}
        className={cn(listRow, 'pe-9')}
      >
        {label}
        <Primitive.ItemIndicator className="absolute inset-e-2.5">
          <CheckIcon aria-hidden />
        </Primitive.ItemIndicator>
      </Primitive.RadioItem>
    ))}
  </Primitive.RadioGroup>
)

/** A line between groups of items. */
export const DropdownMenuSeparator = ({
  className,
  ...props
}: ComponentProps<typeof Primitive.Separator>) => (
  <Primitive.Separator
    data-slot="dropdown-menu-separator"
    className={cn('-mx-1 my-1 border-t border-line', className)}
    {...props}
  />
)
