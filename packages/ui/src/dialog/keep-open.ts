/** A toast lies over the dialog but does not belong to the page behind it. */
export const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null

/** Escape first closes the list of a combobox, and only then the dialog it stands in. */
export const isOpenCombobox = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')
