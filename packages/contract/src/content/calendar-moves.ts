/** What editors read when they move an event of the calendar to another day. */
export const moveMessages = {
  /** Before a move. */
  goesLive: 'Visitors see the new days at once.',
  staysDraft: 'It stays a draft. Visitors see the new days once you publish it.',
  /** After a move; `days` is a day, or the first and the last. */
  published: (title: string, days: string) =>
    `Moved “${title}” to ${days}. Visitors see it there now.`,
  draft: (title: string, days: string) =>
    `Moved the draft of “${title}” to ${days}. Visitors see the change once it is published.`,
  undone: (title: string, days: string) => `“${title}” is back on ${days}.`,
  /** After a move that was refused. */
  locked: (title: string, by = 'somebody else') =>
    `“${title}” was not moved: ${by} is editing it. Try again when they have finished.`,
  changed: (title: string) =>
    `“${title}” was not moved: somebody has changed it meanwhile. Look at it again first.`,
  gone: (title: string) => `“${title}” was not moved: it is not in the calendar any more.`,
  refused: (title: string, reason: string) => `“${title}” was not moved: ${reason}`,
  noSuchDay: 'The calendar has no such day.',
} as const
