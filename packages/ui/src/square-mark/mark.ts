export interface Cell {
  x: number
  y: number
}

/** The columns and rows of the squares of a drawing, row by row: of `T` a bar of seven and a stem of six. */
export const squareCells = (drawing: string): Cell[] =>
  drawing
    .split(' ')
    .flatMap((row, y) => Array.from(row).flatMap((square, x) => (square === '#' ? [{ x, y }] : [])))

const inset = 0.07

/** A square of the grid as the attributes of its `<rect>`. */
export const squareBox = ({ x, y }: Cell) => ({
  x: x + inset,
  y: y + inset,
  width: 1 - 2 * inset,
  height: 1 - 2 * inset,
  rx: 0.24,
})

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** The squares of a drawing as SVG, on a grid of seven; the element around them sets place and size. */
export const markSquares = (drawing: string): string =>
  squareCells(drawing)
    .map((cell) => `<rect${attributes(squareBox(cell))}/>`)
    .join('')
