import { acquireDatabase } from '../database/open'
import { EnvError, readEnv, type Env } from '../env'
import { resetPassword } from '../features/member/reset-password'
import { startPayload } from '../payload/start'
import { createRateLimits } from '../rpc/rate-limits'
import { createLogger } from '../server/logger'
import { requestPasswordReset } from './control-socket'
import { print, runCommand } from './run-command'

const refuseSeed = () => {
  throw new EnvError('There are no members yet: npm start makes the first ones.')
}

const resetInThisProcess = async (env: Env, name: string) => {
  const release = await acquireDatabase(env.database)
  const { payload, leave } = await startPayload(env, createLogger('error'), refuseSeed)
  const password = await resetPassword(payload, await createRateLimits(payload, env), name)
  await leave()
  await payload.destroy()
  release()
  return password
}

const reset = async (env: Env, name: string) => {
  const response = await requestPasswordReset(env, name)
  if (!response) return resetInThisProcess(env, name)
  if (response.status >= 500) throw new EnvError(response.text)
  return response.status === 200 ? response.text : undefined
}

runCommand(async ([name]) => {
  if (name === undefined) throw new EnvError('Say whose: npm run reset-password -- NAME')
  const password = await reset(readEnv(), name)
  if (password === undefined) throw new EnvError(`There is no member called ${name}.`)
  print(`The new password of ${name} is ${password}`)
  print('It is shown only this once. The account is unlocked and signed out everywhere.')
})
