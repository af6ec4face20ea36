/** One repair of Payload's markup: which elements it is for, and what it changes about each. */
interface Repair {
  selector: string
  repair: (element: HTMLElement) => void
}

const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? ''

/** What a row of a list is about: the text of its link, or of its first cell that has any. */
const rowName = (element: Element) => {
  const row = element.closest('tr')
  const cells = [...(row?.querySelectorAll('td') ?? [])].map(textOf)
  return textOf(row?.querySelector('a')) || cells.find((text) => text !== '') || 'this row'
}

/** The label of the field around a control, or what stands beside it. */
const fieldName = (element: Element) => {
  const field = element.closest('.field-type, .per-page')
  const label = field?.querySelector('.field-label, label')
  return textOf(label).replace(/\*$/, '')
}

const name = (element: HTMLElement, text: string) => element.setAttribute('aria-label', text)

const withoutText = (element: HTMLElement) => textOf(element) === '' && !element.ariaLabel

const selectName = (input: HTMLElement) =>
  fieldName(input) ||
  textOf(input.closest('.rs__control, .react-select')?.querySelector('.rs__placeholder')) ||
  (input.closest('.step-nav') ? 'Dashboard' : 'Choose')

const menuName = (button: HTMLElement) => {
  if (button.closest('.doc-controls__popup')) return 'More actions'
  if (button.closest('.clipboard-action__popup')) return 'Copy and paste'
  const row = button.closest('[id*="-row-"]')
  return row ? `Actions of row ${Number(/-row-(\d+)$/.exec(row.id)?.[1] ?? 0) + 1}` : 'More'
}

const setRole = (element: Element, role: string | undefined) =>
  role === undefined ? element.removeAttribute('role') : element.setAttribute('role', role)

/** Lists and dashboards have no main landmark; where a page gets one, the headers inside are no banners. */
const addLandmark = (page: Element) => {
  const hasLandmark = page.querySelector('main') !== null
  setRole(page, hasLandmark ? undefined : 'main')
  for (const header of page.querySelectorAll('.app-header, .list-header')) {
    setRole(header, hasLandmark ? undefined : 'none')
  }
}

const repairs: Repair[] = [
  { selector: '.template-default__wrap, .template-minimal__wrap', repair: addLandmark },
  {
    selector: '.doc-header',
    repair: (header) => {
      header.setAttribute('role', 'region')
      name(header, 'Document')
    },
  },
  // Payload skips a level.
  {
    selector: '.array-field__title, .payload-settings > h3, .collection-list h3',
    repair: (heading) => heading.setAttribute('aria-level', '2'),
  },
  // The arrow repeats what a click on the control does; the cross does something of its own.
  { selector: 'button.dropdown-indicator[aria-hidden]', repair: (arrow) => (arrow.tabIndex = -1) },
  {
    selector: '.clear-indicator[aria-hidden]',
    repair: (cross) => {
      cross.removeAttribute('aria-hidden')
      name(cross, `Clear ${fieldName(cross)}`.trim())
    },
  },
  {
    selector: '.react-select input[role="combobox"]:not([aria-labelledby], [aria-label])',
    repair: (input) => name(input, selectName(input)),
  },
  {
    selector: '.react-datepicker__input-container input:not([aria-label])',
    repair: (input) => name(input, fieldName(input)),
  },
  {
    selector: 'tbody .checkbox-input input[aria-label=""]',
    repair: (box) => name(box, `Select ${rowName(box)}`),
  },
  {
    selector: 'input#select-all',
    repair: (box) => {
      box.removeAttribute('aria-labelledby')
      name(box, 'Select all')
    },
  },
  // A handle is a button inside a button; only the outer one answers the keyboard.
  {
    selector: '.sort-row[role="button"]',
    repair: (handle) => {
      handle.removeAttribute('role')
      handle.removeAttribute('tabindex')
    },
  },
  {
    selector: 'td [aria-roledescription="sortable"]',
    repair: (handle) => name(handle, `Move ${rowName(handle)}`),
  },
  {
    selector: '.collapsible__drag[role="button"], .collapsible__drag [role="button"]',
    repair: (handle) => name(handle, 'Move'),
  },
  {
    selector: '.rs__multi-value[role="button"]',
    repair: (value) => {
      value.setAttribute('role', 'group')
      name(value, textOf(value))
    },
  },
  { selector: '.clickable-arrow--left', repair: (arrow) => name(arrow, 'Previous page') },
  { selector: '.clickable-arrow--right', repair: (arrow) => name(arrow, 'Next page') },
  { selector: '.upload-relationship-details__edit', repair: (button) => name(button, 'Edit') },
  { selector: '.upload-relationship-details__remove', repair: (button) => name(button, 'Remove') },
  {
    selector: '.popup-button',
    repair: (button) => {
      if (withoutText(button)) name(button, menuName(button))
    },
  },
  // The name of the file stands beside it.
  { selector: '.cell-filename .thumbnail img', repair: (image) => image.setAttribute('alt', '') },
  // Its children are links and boxes, not items of a list.
  { selector: 'ul.doc-tabs__tabs', repair: (list) => list.setAttribute('role', 'none') },
]

/**
 * Gives names, roles and landmarks to what Payload draws without them. Repairing twice changes nothing.
 * `docs/editing-accessibility.md` lists what is repaired and what is left.
 */
export const repairMarkup = (root: ParentNode): void => {
  for (const { selector, repair } of repairs) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) repair(element)
  }
}
