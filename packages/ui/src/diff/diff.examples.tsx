import { Diff } from './diff'

/** What changed in an order since somebody read it. */
export const DiffExamples = () => (
  <Diff
    was="Deliver four chairs by Aug 17, 2026."
    now="Deliver six chairs and a table by Aug 19, 2026."
  />
)
