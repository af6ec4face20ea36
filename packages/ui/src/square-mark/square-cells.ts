/** The columns and rows of the thirteen squares: a bar of seven and a stem of six. */
export const squareCells = [
  ...Array.from({ length: 7 }, (_, index) => ({ x: index, y: 0 })),
  ...Array.from({ length: 6 }, (_, index) => ({ x: 3, y: index + 1 })),
]

const inset = 0.07

/** A square of the grid as the attributes of its `<rect>`. */
export const squareBox = ({ x, y }: { x: number; y: number }) => ({
  x: x + inset,
  y: y + inset,
  width: 1 - 2 * inset,
  height: 1 - 2 * inset,
  rx: 0.24,
})
