import { pino, type Logger } from 'pino'

export type { Logger }

/** The server's log: one JSON line an entry on standard error, passwords and tokens left out. */
export const createLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: undefined,
      redact: ['password', 'token', '*.password', '*.token', '*.authorization', '*.cookie'],
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination(2),
  )
