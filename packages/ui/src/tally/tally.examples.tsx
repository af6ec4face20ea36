import { Tally } from './tally'

/** How many have answered, in squares and in words. */
export const TallyExamples = () => (
  <p className="flex flex-wrap items-center gap-3">
    <Tally count={8} total={13} />8 of 13 have answered
  </p>
)
