import { normaliseUsername } from '../username'

/** Stores a username the way a login looks it up. */
export const normaliseUsernameField = ({ value }: { value?: unknown }): unknown =>
  typeof value === 'string' ? normaliseUsername(value) : value
