import { createLimits } from '../rpc/rate-limits'
import { commandReset } from './control-socket'
import { claimDatabase } from '../database/open'
import { EnvError, readEnv, type Env } from '../env'
import { createLogger } from '../server/logger'
import { resetPassword } from '../features/member/reset-password'
import { startPayload } from '../payload/start'

const say = (line: string) => process.stdout.write(`${line}\n`)

const refuseSeed = () => {
  throw new EnvError('There are no members yet: npm start makes the first ones.')
}

const resetHere = async (env: Env, name: string) => {
  const release = await claimDatabase(env.database)
  const { payload, leave } = await startPayload(env, createLogger('error'), refuseSeed)
  const password = await resetPassword(payload, await createLimits(payload, env), name)
  await leave()
  await payload.destroy()
  release()
  return password
}

const reset = async () => {
  const [name] = process.argv.slice(2)
  if (name === undefined) throw new EnvError('Say whose: npm run reset-password -- NAME')
  const env = readEnv()
  const answer = env.database.engine === 'sqlite' ? await commandReset(env, name) : undefined
  if (answer && answer.status >= 500) throw new EnvError(answer.text)
  const password = answer
    ? answer.status === 200
      ? answer.text
      : undefined
    : await resetHere(env, name)
  if (password === undefined) throw new EnvError(`There is no member called ${name}.`)
  say(`The new password of ${name} is ${password}`)
  say('It is shown only this once. The account is unlocked and signed out everywhere.')
}

reset().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
