import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger }

const secretNames = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'authorization',
  'cookie',
]

/** Where errors of the databases hold the documents that were being written. */
const documentNames = ['params', 'writeErrors', 'errorResponse', 'result', 'data', 'body']

/** The message of a failed SQL statement ends with its values, which people wrote. */
const withoutValues = (line: string) => line.replaceAll(/\\nparams: (?:[^"\\]|\\.)*/g, '')

/** The server's log: one JSON line per entry, without passwords, tokens and what people wrote. */
export const createLogger = (
  level: string,
  destination: DestinationStream = pino.destination(2),
): Logger =>
  pino(
    {
      level,
      base: undefined,
      redact: [
        ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        ...documentNames.flatMap((name) => [`err.${name}`, `err.cause.${name}`]),
      ],
      serializers: { err: pino.stdSerializers.errWithCause },
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: withoutValues },
    },
    destination,
  )
