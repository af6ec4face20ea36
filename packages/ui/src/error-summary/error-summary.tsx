import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../cn/cn'
import { useLabels } from '../labels/labels'
import { toneSurface } from '../tone/tone'

export type FieldProblem = {
  /** The `controlId` of its Field. */
  controlId: string
  /** The same sentence as at the field. */
  message: ReactNode
}

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The heading; `There is a problem` by default. */
  title?: ReactNode
  /** One for each field that is wrong, in the order of the fields. Without any, nothing is drawn. */
  problems: readonly FieldProblem[]
}

/**
 * What is wrong in a form that is longer than the window, above its first field: each line leads to its field.
 * Show it when the form could not be sent; it takes the focus when it appears. In a short form the errors of the
 * fields are enough, and the first of them gets the focus.
 */
export const ErrorSummary = ({ title, problems, className, ...props }: ErrorSummaryProps) => {
  const { problems: usualTitle = 'There is a problem' } = useLabels()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = problems.length === 0
  useEffect(() => {
    if (!isEmpty) heading.current?.focus()
  }, [isEmpty])
  if (isEmpty) return null
  return (
    <div
      data-slot="error-summary"
      role="group"
      aria-labelledby={headingId}
      className={cn('rounded-card border px-4 py-3', toneSurface.danger, className)}
      {...props}
    >
      <h2 ref={heading} id={headingId} tabIndex={-1} className="text-md outline-none">
        {title ?? usualTitle}
      </h2>
      <ul className="mt-1 grid gap-1">
        {problems.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(controlId)?.focus()
              }}
              className="touch-target font-medium underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
