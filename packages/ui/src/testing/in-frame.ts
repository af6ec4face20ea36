/**
 * Shows a story on its documentation page in a frame of this height: what is open, such as a dialog, needs a
 * document, a focus and a window of its own.
 */
export const inFrame = (height: number) => ({
  docs: { story: { inline: false, height: `${height}px` } },
})
