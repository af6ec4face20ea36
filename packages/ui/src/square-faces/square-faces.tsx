import type { ComponentProps } from 'react'
import { cn } from '../cn/cn'
import { squareBox, squareCells } from '../square-mark/mark'

export type SquareFacesProps = ComponentProps<'svg'> & {
  /** The rows of the mark, as `drawingOf` draws a letter or digit. */
  drawing: string
  /** The point they look at, in squares from the upper left corner of the drawing. */
  lookingAt: { x: number; y: number }
}

const eyes = [-0.18, 0.18]
const gaze = 0.075

/**
 * The squares of the mark with eyes that all look at one point, such as the way on from a page that does not
 * exist. It is decoration, so it has no name.
 */
export const SquareFaces = ({ drawing, lookingAt, className, ...props }: SquareFacesProps) => (
  <svg
    data-slot="square-faces"
    viewBox="0 0 7 7"
    aria-hidden
    className={cn('overflow-visible', className)}
    {...props}
  >
    {squareCells(drawing).map((cell, index) => {
      const [middle, height] = [cell.x + 0.5, cell.y + 0.44]
      const angle = Math.atan2(lookingAt.y - height, lookingAt.x - middle)
      return (
        <g key={index}>
          <rect {...squareBox(cell)} fill="currentColor" />
          {eyes.map((offset) => (
            <g key={offset}>
              <circle cx={middle + offset} cy={height} r={0.15} className="fill-accent" />
              <circle
                cx={(middle + offset + gaze * Math.cos(angle)).toFixed(3)}
                cy={(height + gaze * Math.sin(angle)).toFixed(3)}
                r={0.075}
                fill="currentColor"
              />
            </g>
          ))}
        </g>
      )
    })}
  </svg>
)
