import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Payload } from 'payload'
import type { Limits } from './api/limits'
import type { Env } from './env'
import { resetPassword } from './member/reset-password'

/** A socket's path may have about a hundred characters, so the shorter way to it is taken. */
const socketOf = ({ dataFolder }: Pick<Env, 'dataFolder'>) => {
  const path = join(dataFolder, 'control.sock')
  const fromHere = relative('', path)
  return fromHere.length < path.length ? fromHere : path
}

/**
 * Listens for the server's own commands on a socket beside the embedded database, which only the
 * account that runs the product can open: the database admits no second process.
 *
 * @returns stops listening
 */
export const listenForCommands = async (
  env: Env,
  payload: Payload,
  limits: Limits,
): Promise<() => void> => {
  if (env.database.engine === 'mongodb') return () => undefined
  const socket = socketOf(env)
  await rm(socket, { force: true })
  const server = createServer((command, answer) => {
    const run = async () => {
      const password = await resetPassword(payload, limits, await text(command))
      answer.writeHead(password === undefined ? 404 : 200).end(password)
    }
    run().catch((error: unknown) => answer.writeHead(500).end(String(error)))
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
 * Asks a product that is running on the embedded database to reset a password.
 *
 * @returns the status and text of its answer, or `undefined` where none is running
 */
export const commandReset = (env: Env, name: string) =>
  new Promise<{ status: number; text: string } | undefined>((resolve, reject) => {
    const command = request({ socketPath: socketOf(env), method: 'POST' }, (answer) => {
      text(answer).then((body) => {
        resolve({ status: answer.statusCode ?? 500, text: body })
      }, reject)
    })
    command.once('error', () => {
      resolve(undefined)
    })
    command.end(name)
  })
