import { pino } from 'pino'
import { createConfig } from './config'

/** What Payload's own commands (types, import map, new migrations) read; it opens no database of ours. */
export default createConfig({
  env: {
    database: { engine: 'sqlite', file: '/tmp/tropa-cli.db' },
    dataFolder: '/tmp',
    mail: { smtpUrl: undefined, from: undefined, to: undefined },
    publicUrl: 'http://localhost:3000',
    timeZone: 'Asia/Manila',
  },
  secret: 'only for commands that store nothing',
  logger: pino(),
})
