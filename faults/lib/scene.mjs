import path from 'node:path'
import { dropDatabase, newDatabaseUrl } from '@tropa/harness/mongodb'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { Mongod, mongodProgram } from './mongod.mjs'
import { Product } from './product.mjs'

/**
 * Plays a scenario in a folder and on a database of its own, and removes both. It starts its own MongoDB if the
 * machine has one, which can be stopped and releases the locks of a killed instance within seconds.
 */
export const inScene = async ({ engine, server, members = 1 }, play) => {
  const folder = await newFolder()
  const file = path.join(folder, 'data/tropa.db')
  const mongod =
    engine === 'mongodb' && mongodProgram() ? await Mongod.start(folder, members) : undefined
  const url = engine === 'mongodb' ? newDatabaseUrl(mongod?.url ?? server) : `file:${file}`
  const products = []
  const start = async ({ variables, ...options } = {}) => {
    const product = await Product.start(folder, { DATABASE_URL: url, ...variables }, options)
    products.push(product)
    return product
  }
  try {
    return await play({ folder, file, url, mongod, start })
  } finally {
    for (const product of products) await product.kill()
    if (mongod) await mongod.stop('SIGKILL')
    else if (engine === 'mongodb') await dropDatabase(url)
    await removeFolder(folder)
  }
}
