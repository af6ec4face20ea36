import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import type { Limits } from '../rpc/rate-limits'
import { removeSnapshots, takeSnapshot } from '../database/sqlite/snapshot'
import { EnvError, type Env } from '../env'
import { resetPassword } from '../features/member/reset-password'

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
  const { file } = env.database
  const { client } = payload.db as unknown as SQLiteAdapter
  await removeSnapshots(file)
  const commands: Record<string, (input: string) => Promise<string | undefined>> = {
    '/reset-password': (name) => resetPassword(payload, limits, name),
    '/snapshot': () => takeSnapshot(client, file),
  }
  const socket = socketOf(env)
  await rm(socket, { force: true })
  const server = createServer((command, answer) => {
    const run = async () => {
      const result = await commands[command.url ?? '']?.(await text(command))
      answer.writeHead(result === undefined ? 404 : 200).end(result)
    }
    run().catch((error: unknown) => answer.writeHead(500).end(String(error)))
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

interface CommandAnswer {
  status: number
  text: string
}

const ask = (env: Env, path: string, input = '') =>
  new Promise<CommandAnswer | undefined>((resolve, reject) => {
    const command = request({ socketPath: socketOf(env), path, method: 'POST' }, (answer) => {
      text(answer).then((body) => {
        resolve({ status: answer.statusCode ?? 500, text: body })
      }, reject)
    })
    command.once('error', () => {
      resolve(undefined)
    })
    command.end(input)
  })

/**
 * Asks a product that is running on the embedded database to reset a password.
 *
 * @returns the status and text of its answer, or `undefined` where none is running
 */
export const commandReset = (env: Env, name: string): Promise<CommandAnswer | undefined> =>
  ask(env, '/reset-password', name)

/**
 * Asks a product that is running on the embedded database to copy it as it is at one moment.
 *
 * @returns the copy's path, or `undefined` where none is running
 * @throws EnvError with the reason where it could not, such as a full disk
 */
export const commandSnapshot = async (env: Env): Promise<string | undefined> => {
  const answer = await ask(env, '/snapshot')
  if (answer && answer.status !== 200) {
    throw new EnvError(`The product that runs could not copy its database (${answer.text}).`)
  }
  return answer?.text
}
