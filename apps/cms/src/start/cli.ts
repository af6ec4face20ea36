import { pino } from 'pino'
import { createConfig } from './config'

export default createConfig({
  env: {
    database: { engine: 'sqlite', file: '/tmp/tropa-cli.db' },
    dataFolder: '/tmp',
    discordWebhookUrl: undefined,
    mail: { smtpUrl: undefined, from: undefined, to: undefined },
    publicUrl: 'http://localhost:3000',
    requireSecondFactor: 'none',
    timeZone: 'Asia/Manila',
  },
  secret: 'only for commands that store nothing',
  logger: pino(),
})
