/** Changes the value of an input as if somebody had typed it, so that React and forms notice. */
export const setInputValue = (input: HTMLInputElement, value: string) => {
  // React replaces the setter of the element, and would miss a change made through it.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
