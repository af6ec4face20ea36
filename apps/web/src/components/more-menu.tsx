import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@tropa/ui/dropdown-menu'
import { EllipsisIcon, TrashIcon } from '@tropa/ui/icons'
import type { TableColumn } from '@tropa/ui/table'
import { type ReactNode, useRef } from 'react'
import { KeepFocus } from '@tropa/ui/keep-focus'

/** Gets the button of the menu, to which the focus returns. */
type OnChoose = (opener: Element) => void

interface MoreMenuProps {
  /** Names the row, such as `ana`. */
  what: string
  items: readonly { label: string; onChoose: OnChoose }[]
  /** Without it nothing can be deleted. */
  onDelete?: OnChoose
}

/** The menu of a row's actions, except the main one, which has its own button. */
export const MoreMenu = ({ what, items, onDelete }: MoreMenuProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const choose = (onChoose: OnChoose) => {
    if (button.current) onChoose(button.current)
  }
  return (
    <KeepFocus>
      <DropdownMenu
        ref={button}
        label={`More for ${what}`}
        icon={<EllipsisIcon aria-hidden />}
        variant="ghost"
      >
        {items.map(({ label, onChoose }, index) => (
          // Keyed by index, so that an item that replaces another, as Unblock does Block, keeps the focus.
          <DropdownMenuItem key={index} onSelect={() => choose(onChoose)}>
            {label}
          </DropdownMenuItem>
        ))}
        {onDelete ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem tone="danger" onSelect={() => choose(onDelete)}>
              <TrashIcon aria-hidden />
              Delete
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenu>
    </KeepFocus>
  )
}

/** The last column of a table: the menus of its rows, on a phone in the corner of their cards. */
export const menuColumn = <Row,>(cell: (row: Row) => ReactNode): TableColumn<Row> => ({
  key: 'more',
  header: <span className="sr-only">Actions</span>,
  headerText: 'Actions',
  cell,
  align: 'end',
  className: 'max-sm:absolute max-sm:end-1 max-sm:top-1 max-sm:before:hidden sm:py-1.5! sm:ps-0!',
  width: 'sm:w-10 xl:w-12',
})
