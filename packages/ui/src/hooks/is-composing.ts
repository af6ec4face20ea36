/** A pressed key. `keyCode` is deprecated, but in Safari nothing else tells what `isComposing` should. */
interface PressedKey {
  isComposing: boolean
  keyCode: number
}

/**
 * Whether a key belongs to an input method that composes a word, not to the page. Safari ends the
 * composition before it sends the key, which then has the code 229 (UI Events, 7.3.1).
 */
export const isComposing = ({ isComposing, keyCode }: PressedKey): boolean =>
  isComposing || keyCode === 229
