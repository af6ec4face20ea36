import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger }

const names = ['password', 'newPassword', 'currentPassword', 'token', 'authorization', 'cookie']

/** What errors of the databases carry: the documents that were to be written. */
const values = ['params', 'writeErrors', 'errorResponse', 'result', 'data', 'body']

/** A failed statement's message ends in its values: what somebody wrote is not for the log. */
const withoutValues = (line: string) => line.replaceAll(/\\nparams: (?:[^"\\]|\\.)*/g, '')

/**
 * The server's log: one JSON line an entry on standard error. Passwords, tokens and what people wrote
 * are left out.
 *
 * @param destination - where lines go, standard error unless given
 */
export const createLogger = (
  level: string,
  destination: DestinationStream = pino.destination(2),
): Logger =>
  pino(
    {
      level,
      base: undefined,
      redact: [
        ...names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        ...values.flatMap((name) => [`err.${name}`, `err.cause.${name}`]),
      ],
      serializers: { err: pino.stdSerializers.errWithCause },
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: withoutValues },
    },
    destination,
  )
