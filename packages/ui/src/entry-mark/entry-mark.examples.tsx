import { EntryMark } from './entry-mark'

/** The drawing before the name of the kind. */
export const EntryMarkExamples = () => (
  <p className="flex items-center gap-2">
    <EntryMark shape="diamond" tone="red" />
    Test
  </p>
)
