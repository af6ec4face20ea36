// Preloaded into the product. On any message it collects garbage and sends the memory in use, in MB.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

process.on('message', () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  process.send(Math.round((heapUsed + external) / 2 ** 20))
})
process.channel.unref()
