// Loaded into a product that is watched: collects what is no longer used, and tells what is left, in MB.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('message', () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  process.send(Math.round((heapUsed + external) / 2 ** 20))
})
process.channel.unref()
