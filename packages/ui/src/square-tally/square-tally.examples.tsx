import { SquareTally } from './square-tally'

/** Squares beside the words that they draw. */
export const SquareTallyExamples = () => (
  <p className="flex flex-wrap items-center gap-3">
    <SquareTally count={3} endsFull />
    After three reminders, nothing more is lent.
  </p>
)
