import { Meter } from './meter'

/** How many tools somebody has borrowed, of those allowed. */
export const MeterExamples = () => (
  <div className="grid max-w-sm gap-5">
    <Meter label="Borrowed tools" value={1} max={5} />
    <Meter label="Reminders" value={2} max={3} />
  </div>
)
