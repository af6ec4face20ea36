// Loaded into the product under test: shifts its clock by the milliseconds in the file CLOCK_FILE, and runs its
// half-minute timers several times a second.
import { readFileSync } from 'node:fs'

const RealDate = Date
let offset = 0
let readAt = -Infinity

const now = () => {
  // Not at each reading of the clock.
  if (performance.now() - readAt > 20) {
    readAt = performance.now()
    offset = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || offset
  }
  return RealDate.now() + offset
}

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts))
  }

  static now() {
    return now()
  }
}

const { setInterval } = globalThis
globalThis.setInterval = (run, milliseconds, ...rest) =>
  setInterval(run, milliseconds === 30_000 ? 200 : milliseconds, ...rest)
