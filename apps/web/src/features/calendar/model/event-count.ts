/** `7 events in November 2026` */
export const eventCount = ({ length }: readonly unknown[], where: string) =>
  `${length || 'No'} ${length === 1 ? 'event' : 'events'} ${where}`
