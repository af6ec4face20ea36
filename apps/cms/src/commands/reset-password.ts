import { refuseMissingDatabase } from '../database/lost-database'
import { acquireDatabase } from '../database/open'
import { EnvError, readEnv, type Env } from '../env'
import { setRandomPassword } from '../features/member/set-random-password'
import { startPayload } from '../start/start-payload'
import { createRateLimits } from '../rpc/rate-limits'
import { createLogger } from '../server/logger'
import { requestOfProduct, type Reset } from './control-socket'
import { print, runCommand } from './run-command'

const refuseSeed = () => {
  throw new EnvError('There are no members yet: npm start makes the first ones.')
}

const resetInThisProcess = async (env: Env, { name, ...options }: Reset) => {
  await refuseMissingDatabase(env)
  const release = await acquireDatabase(env.database)
  const payload = await startPayload(env, createLogger('error'), refuseSeed)
  const limits = await createRateLimits(payload, env)
  const password = await setRandomPassword(payload, limits, name, options)
  await payload.destroy()
  release()
  return password
}

const reset = async (env: Env, wanted: Reset) => {
  const response = await requestOfProduct(env, wanted)
  if (!response) return resetInThisProcess(env, wanted)
  if (response.status >= 500) throw new EnvError(response.text)
  return response.status === 200 ? response.text : undefined
}

const flag = '--second-factor'

/** A username may begin with two hyphens, so only the flag itself is no name. */
const readArguments = (args: string[]): Reset => {
  const [name, ...others] = args.filter((arg) => arg !== flag)
  if (name === undefined || others.length > 0) {
    throw new EnvError(`Say whose: npm run reset-password -- NAME [${flag}]`)
  }
  return { name, takesSecondFactorOff: args.includes(flag) }
}

runCommand(async (args) => {
  const wanted = readArguments(args)
  const { name } = wanted
  const password = await reset(readEnv(), wanted)
  if (password === undefined) throw new EnvError(`There is no member called ${name}.`)
  print(`The new password of ${name} is ${password}`)
  print('It is shown only this once. The account is unlocked and signed out everywhere.')
  if (wanted.takesSecondFactorOff) print('The second factor is off.')
})
