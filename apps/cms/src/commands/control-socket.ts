import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { isSqlite } from '../database/engine'
import { removeSnapshots, takeSnapshot } from '../database/sqlite/files'
import type { Env } from '../env'
import { resetPassword } from '../features/member/reset-password'
import type { RateLimits } from '../rpc/rate-limits'

const resetPath = '/reset-password'

/** With the second factor. */
const resetAllPath = '/reset-password-and-second-factor'

/** Paths of sockets are limited to about a hundred characters, so the shorter form is used. */
const socketOf = ({ dataFolder }: Pick<Env, 'dataFolder'>) => {
  const path = join(dataFolder, 'control.sock')
  const relativePath = relative('', path)
  return relativePath.length < path.length ? relativePath : path
}

/**
 * Serves the commands of the terminal on a socket beside the embedded database, because that admits
 * no second process. Only the account that runs the product can open the socket.
 *
 * @returns stops serving
 */
export const listenForCommands = async (
  env: Env,
  payload: Payload,
  limits: RateLimits,
): Promise<() => void> => {
  const { db } = payload
  if (env.database.engine === 'mongodb' || !isSqlite(db)) return () => undefined
  const { file } = env.database
  await removeSnapshots(file)
  const commands: Record<string, (input: string) => Promise<string | undefined>> = {
    [resetPath]: (name) => resetPassword(payload, limits, name),
    [resetAllPath]: (name) => resetPassword(payload, limits, name, { takesSecondFactorOff: true }),
    '/snapshot': () => takeSnapshot(db.client, file),
  }
  const socket = socketOf(env)
  await rm(socket, { force: true })
  const server = createServer((command, response) => {
    const run = async () => {
      const result = await commands[command.url ?? '']?.(await text(command))
      response.writeHead(result === undefined ? 404 : 200).end(result)
    }
    run().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  try {
    server.listen(socket)
    await once(server, 'listening')
    await chmod(socket, 0o600)
  } catch (error) {
    payload.logger.warn(
      { err: error },
      'reset-password and backup have to wait until the product is stopped',
    )
  }
  return () => server.close()
}

interface CommandResponse {
  status: number
  text: string
}

const send = (env: Env, path: string, input = '') =>
  new Promise<CommandResponse | undefined>((resolve, reject) => {
    const command = request({ socketPath: socketOf(env), path, method: 'POST' }, (response) => {
      text(response).then((body) => {
        resolve({ status: response.statusCode ?? 500, text: body })
      }, reject)
    })
    command.once('error', () => {
      resolve(undefined)
    })
    command.end(input)
  })

/**
 * Requests a new password from the product that runs on the embedded database.
 *
 * @returns its response, whose text is the password or the reason; `undefined` where none runs
 */
export const requestPasswordReset = async (
  env: Env,
  name: string,
  { takesSecondFactorOff = false }: { takesSecondFactorOff?: boolean } = {},
): Promise<CommandResponse | undefined> =>
  env.database.engine === 'sqlite'
    ? send(env, takesSecondFactorOff ? resetAllPath : resetPath, name)
    : undefined

/**
 * Requests a snapshot from the product that runs on the embedded database.
 *
 * @returns the snapshot's path, or `undefined` where none runs
 * @throws with the reason where it failed, such as a full disk
 */
export const requestSnapshot = async (env: Env): Promise<string | undefined> => {
  const response = await send(env, '/snapshot')
  if (response && response.status !== 200) {
    throw new Error(response.text)
  }
  return response?.text
}
