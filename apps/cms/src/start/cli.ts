import { pino } from 'pino'
import { readEnv } from '../env'
import { createConfig } from './config'

export default createConfig({
  env: readEnv({ DATABASE_URL: 'file:/tmp/tropa-cli.db' }),
  secret: 'only for commands that store nothing',
  logger: pino(),
})
