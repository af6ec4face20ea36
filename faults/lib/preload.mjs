// Preloaded into the product. On the message `memory` it collects garbage and sends the memory in use,
// in MB; on a number it sets the clock so many milliseconds ahead of the machine's.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

const sendMemory = () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  process.send(Math.round((heapUsed + external) / 2 ** 20))
}

const MachineDate = Date

const setClock = (ahead) => {
  const now = () => MachineDate.now() + ahead
  globalThis.Date = new Proxy(MachineDate, {
    apply: () => new MachineDate(now()).toString(),
    construct: (target, args) => new target(...(args.length > 0 ? args : [now()])),
    get: (target, name) => (name === 'now' ? now : target[name]),
  })
  process.send('set')
}

process.on('message', (message) => (message === 'memory' ? sendMemory() : setClock(message)))
process.channel.unref()
