import { Spinner } from './spinner'

/** Beside a text that says what is loading. */
export const SpinnerExamples = () => (
  <p className="flex items-center gap-2">
    <Spinner />
    Checking the number...
  </p>
)
