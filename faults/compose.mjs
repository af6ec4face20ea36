import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { testSecret } from '@tropa/harness/accounts'
import { childEnvironment } from '@tropa/harness/child-processes'
import { freePort } from '@tropa/harness/free-port'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { MongoClient } from 'mongodb'
import { parse } from 'yaml'
import { directClient, startMongod } from './lib/mongod.mjs'
import { Product } from './lib/product.mjs'

const file = fileURLToPath(new URL('../compose.yaml', import.meta.url))

const runCompose = (...args) =>
  spawnSync('docker-compose', args, {
    encoding: 'utf8',
    env: childEnvironment({ PAYLOAD_SECRET: testSecret }),
  })

/** Whether this machine can render `compose.yaml`. */
export const hasCompose = () => runCompose('version').status === 0

/** What Docker reads in `compose.yaml`, and the names that it takes for variables which nobody sets. */
const render = () => {
  const { status, stdout, stderr } = runCompose('--file', file, 'config')
  if (status !== 0) throw new Error(`compose.yaml cannot be read:\n${stderr}`)
  // The output is a compose file again, in which a dollar sign is written twice.
  const { services } = parse(stdout.replaceAll('$$', '$'))
  return { services, unset: stderr.match(/(?<=The "?)\w+(?="? variable is not set)/g) ?? [] }
}

/** Runs a script as `mongosh --eval` does, which waits for the server by itself; returns the exit code. */
const runInMongosh = (script, rs) => {
  const waiting = script
    .replaceAll('rs.status()', '(await rs.status())')
    .replaceAll('rs.initiate(', 'await rs.initiate(')
  return new Promise((quit, fail) => {
    vm.runInNewContext(`(async () => {${waiting}})()`, { rs, quit }).then(() => quit(0), fail)
  })
}

/** Runs the health check as often as compose.yaml allows, until it succeeds. */
const waitUntilHealthy = async ({ test, interval, retries }, rs) => {
  for (let attempt = 1; attempt <= retries; attempt += 1) {
    if ((await runInMongosh(test.at(-1), rs)) === 0) return
    await pause(Number.parseInt(interval, 10) * 1000)
  }
  throw new Error(`The databases had no primary after ${retries} checks.`)
}

const initiate = async (client, healthcheck, here) => {
  const admin = client.db('admin')
  await waitUntilHealthy(healthcheck, {
    status: () => admin.command({ replSetGetStatus: 1 }),
    initiate: ({ _id, members }) =>
      admin.command({
        replSetInitiate: {
          _id,
          members: members.map((each) => ({ ...each, host: here(each.host) })),
        },
      }),
  })
}

const membersOf = async (url) => {
  const client = new MongoClient(url)
  const { hosts } = await client.db('admin').command({ isMaster: 1 })
  await client.close()
  return hosts
}

/** Starts the databases that `compose.yaml` describes on this machine, and an instance with its settings. */
export const compose = async () => {
  const { services, unset } = render()
  const names = Object.keys(services).filter((name) => services[name].image.startsWith('mongo:'))
  const folder = await newFolder()
  const ports = new Map()
  const servers = []
  const here = (text) =>
    text.replaceAll(/(mongo-\d)(:27017)?/g, (_, name) => `127.0.0.1:${ports.get(name)}`)
  const figures = { unset, databases: names.length }
  try {
    for (const name of names) {
      const port = await freePort()
      ports.set(name, port)
      await mkdir(path.join(folder, name))
      const child = startMongod(port, path.join(folder, name))
      servers.push({ child, ended: once(child, 'close') })
      const client = directClient(port)
      await client.db('admin').command({ ping: 1 })
      await client.close()
    }
    const client = directClient(ports.get('mongo-1'))
    await initiate(client, services['mongo-1'].healthcheck, here).finally(() => client.close())

    const { environment } = services['tropa-1']
    const url = here(environment.DATABASE_URL)
    const members = await membersOf(url)
    figures.members = members.filter((member) => url.includes(member)).length
    const product = await Product.start(folder, { ...environment, DATABASE_URL: url })
    figures.exitCode = await product.stop()
  } catch (error) {
    figures.error = error.message
  } finally {
    for (const { child, ended } of servers) {
      child.kill('SIGKILL')
      await ended
    }
    await removeFolder(folder)
  }
  const isGood = unset.length === 0 && figures.members === names.length && figures.exitCode === 0
  return { isGood, figures }
}
