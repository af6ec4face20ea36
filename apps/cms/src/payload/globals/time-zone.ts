import type { Payload } from 'payload'

/** The team's time zone, as `TEAM_TIME_ZONE` gives it. */
export const timeZoneOf = ({ config }: Pick<Payload, 'config'>): string =>
  String(config.custom.timeZone)
