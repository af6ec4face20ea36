// Loaded into a product that is watched. Told `memory`, it collects what is no longer used and tells what is
// left, in MB; told a number, it sets the clock that many milliseconds ahead of the machine's.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

const tellMemory = () => {
  collect()
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

process.on('message', (told) => (told === 'memory' ? tellMemory() : setClock(told)))
process.channel.unref()
