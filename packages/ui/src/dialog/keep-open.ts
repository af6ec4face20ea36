/** A click on a toast must not close the dialog below it. */
export const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null

/** The first Escape closes the list of a combobox, the second one its dialog. */
export const isOpenCombobox = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')

/** The first Escape closes a popover, such as a calendar, the second one the dialog around it. */
export const isInPopover = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[popover]') !== null
