import { format, stripVTControlCharacters } from 'node:util'
import { pino, type DestinationStream, type Logger } from 'pino'

const secretNames = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'authorization',
  'cookie',
]

/** The properties in which database errors hold the documents that were being written. */
const documentNames = ['params', 'writeErrors', 'errorResponse', 'result', 'data', 'body']

/** The message of a failed SQL statement ends with its values, which people wrote. */
const withoutValues = (line: string) =>
  line.includes(String.raw`\nparams: `) ? line.replaceAll(/\\nparams: (?:[^"\\]|\\.)*/g, '') : line

/** Requests never wait for the log's reader; one that stalls must not fill the memory. */
const standardError = () => pino.destination({ dest: 2, sync: false, maxLength: 16_000_000 })

/** The server's log: one JSON line per entry, without passwords, tokens and what people wrote. */
export const createLogger = (
  level: string,
  destination: DestinationStream = standardError(),
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

/** The log level of each console method that libraries use. */
const consoleLevels = [
  ['debug', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const

/**
 * Sends to the log what libraries write to the console, and Node's warnings: a line that is no JSON
 * breaks the programs that read the log.
 */
export const logConsole = (logger: Logger): void => {
  for (const [method, level] of consoleLevels) {
    console[method] = (...values: unknown[]) => {
      const err = values.find((value) => value instanceof Error)
      const message = stripVTControlCharacters(format(...values)).trim()
      logger[level]({ err }, err ? err.message : message)
    }
  }
  process.removeAllListeners('warning')
  process.on('warning', (warning) => logger.warn({ err: warning }, warning.message))
}
