import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import { join, relative } from 'node:path'
import { json, text } from 'node:stream/consumers'
import type { Payload } from 'payload'
import type { Env } from '../env'
import { storeBackup } from '../backup/last-backup'
import { setRandomPassword } from '../features/member/set-random-password'
import type { RateLimits } from '../rpc/rate-limits'

/** The shorter of two forms, because paths of sockets are limited to about a hundred characters. */
const socketOf = ({ dataFolder }: Pick<Env, 'dataFolder'>) => {
  const path = join(dataFolder, 'control.sock')
  const relativePath = relative('', path)
  return relativePath.length < path.length ? relativePath : path
}

/** The arguments of `npm run reset-password`. */
export interface Reset {
  name: string
  takesSecondFactorOff?: boolean
}

/** What a command asks for: a new password, or an audit entry for an archive made at that time. */
type Command = Reset | { createdAt: string }

/**
 * Does the writes of `npm run reset-password` and `npm run backup`, through a socket beside the embedded database,
 * which admits no second process. Only the account that runs the product can open the socket.
 *
 * @returns a function that stops listening
 */
export const listenForCommands = async (
  env: Env,
  payload: Payload,
  limits: RateLimits,
): Promise<() => void> => {
  if (env.database.engine === 'mongodb') return () => undefined
  const socket = socketOf(env)
  await rm(socket, { force: true })
  const server = createServer((command, response) => {
    const run = async () => {
      const asked = (await json(command)) as Command
      if ('createdAt' in asked) {
        await storeBackup(payload, asked.createdAt)
        response.end()
        return
      }
      const { name, ...options } = asked
      const password = await setRandomPassword(payload, limits, name, options)
      response.writeHead(password === undefined ? 404 : 200).end(password)
    }
    run().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  try {
    server.listen(socket)
    await once(server, 'listening')
    await chmod(socket, 0o600)
  } catch (error) {
    payload.logger.warn({ err: error }, 'reset-password has to wait until the product is stopped')
  }
  return () => server.close()
}

/**
 * Asks the product that runs on the embedded database.
 *
 * @returns its response, whose text is the new password or the error; `undefined` if the product is not running
 */
export const requestOfProduct = async (
  env: Env,
  asked: Command,
): Promise<{ status: number; text: string } | undefined> => {
  if (env.database.engine === 'mongodb') return undefined
  const command = request({ socketPath: socketOf(env), method: 'POST' })
  command.end(JSON.stringify(asked))
  const responses = await once(command, 'response').catch(() => undefined)
  if (!responses) return undefined
  const [response] = responses as [IncomingMessage]
  return { status: response.statusCode ?? 500, text: await text(response) }
}
